'use client';
import { createElement, type ReactNode } from 'react';
import { type HeadingLevel, useHeadingLevel } from '../../internal/base/headings/HeadingLevel.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { sizes } from './Heading.css.ts';

export interface HeadingProps extends DomProps {
  /** The size, independent of the level, which depends on the surrounding sections. By default the size follows the level. */
  size?: keyof typeof sizes | undefined;
  /** A few words. */
  children: ReactNode;
}

export const sizeOfLevel: Readonly<Record<HeadingLevel, keyof typeof sizes>> = {
  2: 'title',
  3: 'lead',
  4: 'body',
  5: 'body',
  6: 'body',
};

/** A heading one level below the surrounding one, so that no level is skipped. `Section` also names its content. */
export function Heading({ size, children, ...rest }: HeadingProps) {
  const level = useHeadingLevel();
  return createElement(
    `h${level}`,
    { ...pickDomProps('heading', rest), className: sizes[size ?? sizeOfLevel[level]] },
    children,
  );
}

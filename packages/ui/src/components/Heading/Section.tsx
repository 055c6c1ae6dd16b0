'use client';
import { createElement, type ReactNode, useId } from 'react';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '../../internal/base/headings/HeadingLevel.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { sizeOfLevel } from './Heading.tsx';
import { actionRow, head, note as noteClass, section, sizes, words } from './Heading.css.ts';

export interface SectionProps extends DomProps {
  /** Its heading, which also names the section for screen readers. */
  title: string;
  /** The size of the heading; its level is one below the surrounding one. */
  size?: keyof typeof sizes | undefined;
  /** A sentence below the heading. */
  note?: ReactNode;
  /** At the end of the heading's line, such as a small button. */
  actions?: ReactNode;
  /** Headings, cards and sections in it are one level deeper. Several children need a `Stack`. */
  children: ReactNode;
}

/** A part of a page with a heading, without a frame. With a frame use `Card`. */
export function Section({ title, size, note, actions, children, ...rest }: SectionProps) {
  const id = useId();
  const level = useHeadingLevel();
  return (
    <section {...pickDomProps('section', rest)} className={section} aria-labelledby={id}>
      <div className={head}>
        <div className={words}>
          {createElement(`h${level}`, { id, className: sizes[size ?? sizeOfLevel[level]] }, title)}
          {note && <p className={noteClass}>{note}</p>}
        </div>
        {actions && <div className={actionRow}>{actions}</div>}
      </div>
      <HeadingLevelContext value={levelBelow(level)}>{children}</HeadingLevelContext>
    </section>
  );
}

'use client';
import { createElement, type ReactNode, useId } from 'react';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '../../internal/base/headings/HeadingLevel.ts';
import { body, card, flushBody, header, title as titleClass } from './Card.css.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface CardProps extends DomProps {
  /** The heading, one level below the surrounding one, and 2 outside of any section. It names the section for screen readers. */
  title?: string | undefined;
  /** Replaces the title by other elements. Name the section with `aria-label` then. */
  heading?: ReactNode;
  /** Names a card without a title. */
  'aria-label'?: string | undefined;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** Removes the padding, so that lists and tables reach the edges of the card. */
  isFlush?: boolean | undefined;
  /** The card adds the padding; several children need a `Stack`. */
  children?: ReactNode;
}

/** A framed part of a screen. Do not nest cards. */
export function Card({ title, heading, actions, isFlush = false, children, ...props }: CardProps) {
  const id = useId();
  const level = useHeadingLevel();
  const hasHeader = Boolean(title || heading || actions);
  return (
    <section
      {...pickDomProps('card', props, ['aria-label'])}
      className={card}
      aria-labelledby={title ? id : undefined}
      aria-label={props['aria-label']}
    >
      {hasHeader && (
        <div className={header}>
          {heading}
          {title && createElement(`h${level}`, { id, className: titleClass }, title)}
          {actions}
        </div>
      )}
      <div className={isFlush && hasHeader ? `${body} ${flushBody}` : body} data-flush={isFlush || undefined}>
        <HeadingLevelContext value={title ? levelBelow(level) : level}>{children}</HeadingLevelContext>
      </div>
    </section>
  );
}

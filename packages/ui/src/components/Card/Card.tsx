'use client';
import { createElement, type ReactNode, useId } from 'react';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '../../internal/base/headings/HeadingLevel.ts';
import { body, card, flushBody, header, title as titleClass } from './Card.css.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface CardProps extends DomProps {
  /** A heading of the level that is due here, 2 where it stands in no other part; names the section for screen readers. */
  title?: string | undefined;
  /** In place of the title, where the head is more than a text; give the section a name with `aria-label` then. */
  heading?: ReactNode;
  /** Names a card without a title. */
  'aria-label'?: string | undefined;
  /** Right of the title. */
  actions?: ReactNode;
  /** Lets the content reach the card's edges, for lists and tables. */
  isFlush?: boolean | undefined;
  /** Spaced by the card; two parts need a `Stack`. */
  children?: ReactNode;
}

/** A framed part of a screen. Do not put a card into a card. */
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

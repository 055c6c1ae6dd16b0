'use client';
import { type ReactNode, useState } from 'react';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { disclosure } from './Disclosure.css.ts';
import type { HeadingLevel } from '../../internal/base/headings/HeadingLevel.ts';
import { DisclosureFrame } from './DisclosureFrame.tsx';

export interface DisclosureProps extends DescribedProps {
  /** The content below, never “Ver mais” (“Histórico de alterações”). */
  title: string;
  /** A short fact at the end of the line, such as a count (“3 alterações”). */
  detail?: ReactNode;
  /** Makes the title a heading of this level, so that it stands among the others of the page. */
  level?: HeadingLevel | undefined;
  /** Whether the content is in sight; leave it out where the part keeps that itself. */
  isExpanded?: boolean | undefined;
  /** Whether it is in sight at first, where the part keeps that itself. @default false */
  defaultExpanded?: boolean | undefined;
  /** After a press, and when the browser's search in the page has found something in it. */
  onChange?: ((isExpanded: boolean) => void) | undefined;
  /** Keeps it from being opened or closed and says why, on hover, focus and touch. */
  disabledReason?: string | undefined;
  /** Stays in the page while it is hidden: the browser's search finds it, and a draft in it lives on. */
  children: ReactNode;
}

/** Shows what few need, at the press of a button. For several in a list use `Accordion`, for views of one thing `Tabs`. */
export function Disclosure(props: DisclosureProps) {
  const { title, detail, level, defaultExpanded = false, disabledReason, onChange, children } = props;
  const { 'aria-describedby': described, ...dom } = pickDomProps('disclosure', props, ['aria-describedby']);
  const [kept, setKept] = useState(defaultExpanded);
  return (
    <DisclosureFrame
      dom={dom}
      describedBy={described}
      className={disclosure}
      title={title}
      detail={detail}
      level={level}
      disabledReason={disabledReason}
      isExpanded={props.isExpanded ?? kept}
      onExpandedChange={(next) => {
        setKept(next);
        onChange?.(next);
      }}
    >
      {children}
    </DisclosureFrame>
  );
}

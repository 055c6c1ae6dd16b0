'use client';
import { type ReactNode, useState } from 'react';
import { type DescribedProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { disclosure, flush } from './Disclosure.css.ts';
import type { HeadingLevel } from '../../internal/base/headings/HeadingLevel.ts';
import { DisclosureFrame } from './DisclosureFrame.tsx';

export interface DisclosureProps extends DescribedProps {
  /** Names the content (“Histórico de alterações”), never “Ver mais”. */
  title: string;
  /** A short fact at the end of the line, such as a count (“3 alterações”). */
  detail?: ReactNode;
  /** Makes the title a heading of this level, for the outline of the page. */
  level?: HeadingLevel | undefined;
  /** Whether the content is shown. Without it the disclosure is uncontrolled. */
  isExpanded?: boolean | undefined;
  /** Whether the content of an uncontrolled disclosure is shown initially. @default false */
  defaultExpanded?: boolean | undefined;
  /** Runs after a press, and when find-in-page has opened the content. */
  onChange?: ((isExpanded: boolean) => void) | undefined;
  /** Whether its arrow starts at the edge of the text above it. @default false */
  isFlush?: boolean | undefined;
  /** Disables the disclosure and shows the reason on hover, focus and touch. */
  disabledReason?: string | undefined;
  /** The content. It stays in the page while it is hidden, so that find-in-page finds it and a draft in it is kept. */
  children: ReactNode;
}

/** Content that few users need, shown by a button. For a list of several use `Accordion`, for views of one thing `Tabs`. */
export function Disclosure(props: DisclosureProps) {
  const { title, detail, level, defaultExpanded = false, disabledReason, onChange, children } = props;
  const { 'aria-describedby': described, ...dom } = pickDomProps('disclosure', props, ['aria-describedby']);
  const [kept, setKept] = useState(defaultExpanded);
  return (
    <DisclosureFrame
      dom={dom}
      describedBy={described}
      className={props.isFlush ? flush : disclosure}
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

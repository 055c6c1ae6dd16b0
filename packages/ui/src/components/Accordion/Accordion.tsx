'use client';
import { type ReactNode, useState } from 'react';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import type { HeadingLevel } from '../../internal/base/headings/HeadingLevel.ts';
import { DisclosureFrame } from '../Disclosure/DisclosureFrame.tsx';
import { accordion, section } from './Accordion.css.ts';

export interface AccordionItem {
  /** Unique in the list; usable in an address. */
  id: string;
  /** The title of the section, which names its content. */
  title: string;
  /** A short fact at the end of the title's line, such as a count or a state. */
  detail?: ReactNode;
  /** The content. It stays in the page while it is hidden, so that find-in-page finds it. */
  content: ReactNode;
  /** Disables the section and shows the reason on hover, focus and touch. */
  disabledReason?: string | undefined;
}

export interface AccordionProps extends DomProps {
  /** In reading order; at least two. */
  items: readonly AccordionItem[];
  /** The heading level of the titles. @default 3 */
  level?: HeadingLevel | undefined;
  /** Whether several may be open at once. @default false */
  isMultiple?: boolean | undefined;
  /** Ids of the open sections. Without it the accordion is uncontrolled. */
  value?: readonly string[] | undefined;
  /** The sections of an uncontrolled accordion that are open initially. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Runs after a press with all open ids, in the order of the items. */
  onChange?: ((value: string[]) => void) | undefined;
}

const none: readonly string[] = [];

/**
 * Collapsible sections below each other, of which a user reads few at once. Use `Disclosure` for a single one, `Tabs` if one is always
 * open.
 */
export function Accordion(props: AccordionProps) {
  const { items, level = 3, isMultiple = false, defaultValue = none, onChange } = props;
  const [kept, setKept] = useState(defaultValue);
  const open = props.value ?? kept;
  const change = (id: string, isExpanded: boolean) => {
    const staysOpen = (other: AccordionItem) =>
      (isMultiple || !isExpanded || other.disabledReason) && open.includes(other.id);
    const next = items.filter((item) => (item.id === id ? isExpanded : staysOpen(item))).map((item) => item.id);
    setKept(next);
    onChange?.(next);
  };
  return (
    <div {...pickDomProps('accordion', props)} className={accordion}>
      {items.map(({ id, title, detail, content, disabledReason }) => (
        <DisclosureFrame
          key={id}
          className={section}
          title={title}
          detail={detail}
          level={level}
          disabledReason={disabledReason}
          isExpanded={open.includes(id)}
          onExpandedChange={(isExpanded) => change(id, isExpanded)}
        >
          {content}
        </DisclosureFrame>
      ))}
    </div>
  );
}

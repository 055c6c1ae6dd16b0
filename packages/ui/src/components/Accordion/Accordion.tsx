'use client';
import { type ReactNode, useState } from 'react';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import type { HeadingLevel } from '../../internal/base/headings/HeadingLevel.ts';
import { DisclosureFrame } from '../Disclosure/DisclosureFrame.tsx';
import { accordion, section } from './Accordion.css.ts';

export interface AccordionItem {
  /** Unique in the list; fit for an address. */
  id: string;
  /** The content below, as a title. */
  title: string;
  /** A short fact at the end of the line, such as a count or a state. */
  detail?: ReactNode;
  /** Stays in the page while it is hidden: the browser's search finds it. */
  content: ReactNode;
  /** Keeps the section from being opened or closed and says why, on hover, focus and touch. */
  disabledReason?: string | undefined;
}

export interface AccordionProps extends DomProps {
  /** In reading order; two at the least. */
  items: readonly AccordionItem[];
  /** The level of the headings that the titles are. @default 3 */
  level?: HeadingLevel | undefined;
  /** Whether several may be open at once. @default false */
  isMultiple?: boolean | undefined;
  /** Ids of the open sections; leave it out where the part keeps them itself. */
  value?: readonly string[] | undefined;
  /** The first open sections, where the part keeps them itself. @default none */
  defaultValue?: readonly string[] | undefined;
  /** All ids open after a press, in the order of the items. */
  onChange?: ((value: string[]) => void) | undefined;
}

const none: readonly string[] = [];

/** Sections under each other of which few are read at once. Use `Disclosure` for one, `Tabs` where one is always open. */
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

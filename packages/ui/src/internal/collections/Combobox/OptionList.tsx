'use client';
import { Check, Plus } from '@lucide/icons';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { SvgIcon } from '../../base/icons/SvgIcon.tsx';
import { list, option as optionLook, optionSubtitle, tick } from './OptionList.css.ts';
import type { ListedOption, SelectValue } from './SelectOption.ts';

interface OptionRowProps {
  id: string;
  index: number;
  label: string;
  subtitle: string | undefined;
  isNew: boolean;
  isSelected: boolean;
  isActive: boolean;
}

/** Memoised, so that moving the active option renders two rows, not a hundred. */
const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, index, label, subtitle, isNew, isSelected, isActive } = props;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      data-active={isActive || undefined}
      data-index={index}
      className={optionLook}
    >
      <span>
        <span>{label}</span>
        {subtitle && <span className={optionSubtitle}>{subtitle}</span>}
      </span>
      {(isSelected || isNew) && <SvgIcon icon={isNew ? Plus : Check} className={tick} size={18} />}
    </div>
  );
});

export interface OptionListProps {
  id: string;
  /** Whether the list is open. A closed list has rows without texts, so that find-in-page does not find their texts. */
  isOpen: boolean;
  label: string;
  options: readonly ListedOption[];
  active: number;
  /** The typed text; null without one. */
  query: string | null;
  isSelected: (value: SelectValue) => boolean;
  isMultiple?: boolean | undefined;
  isBusy: boolean;
  onChoose: (index: number) => void;
}

/** Rows that are rendered before the list opens: two more than fit into its height. The others follow. */
const firstRows = 12;

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

export function OptionList(props: OptionListProps) {
  const { id, isOpen, label, options, active, query, isSelected, isMultiple, isBusy, onChoose } = props;
  const ref = useRef<HTMLDivElement>(null);
  const settledCount = useDeferredValue(isOpen ? options.length : 0, 0);
  const rendered = options.slice(0, Math.max(settledCount, firstRows, active + 1));
  const shownQuery = useRef(query);
  useEffect(() => {
    // The best matches of a new query are at the top.
    if (ref.current && shownQuery.current !== query) ref.current.scrollTop = 0;
    shownQuery.current = query;
  }, [query]);
  // Not a layout effect: rows have a position only after the parent's layout effect has put the list into the top layer. After a key or a press
  // React runs effects before the browser paints.
  useEffect(() => {
    const items = ref.current;
    const row = items?.children[active];
    if (!items || !(row instanceof HTMLElement)) return;
    // Not `scrollIntoView`: it would also scroll the page behind the list.
    if (row.offsetTop < items.scrollTop) items.scrollTop = row.offsetTop;
    const overflow = row.offsetTop + row.offsetHeight - items.clientHeight;
    if (overflow > items.scrollTop) items.scrollTop = overflow;
  }, [active]);

  const chooseRef = useRef(onChoose);
  useEffect(() => {
    chooseRef.current = onChoose;
  });
  useEffect(() => {
    // One listener for all rows. The input handles the keys.
    const choose = (event: MouseEvent) => {
      const row = (event.target as Element).closest<HTMLElement>('[data-index]');
      if (row) chooseRef.current(Number(row.dataset.index));
    };
    const items = ref.current;
    items?.addEventListener('click', choose);
    return () => items?.removeEventListener('click', choose);
  }, []);

  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={isOpen ? label : undefined}
      aria-multiselectable={isMultiple}
      aria-busy={isBusy || undefined}
      tabIndex={-1}
      className={list}
      hidden={options.length === 0}
    >
      {rendered.map((option, index) => (
        <OptionRow
          // Keyed by index, so that other options only change the texts of the rows and create no elements.
          key={optionId(id, index)}
          id={optionId(id, index)}
          index={index}
          label={isOpen ? option.label : ''}
          subtitle={isOpen ? option.subtitle : undefined}
          isNew={isOpen && option.isNew === true}
          isSelected={isOpen && isSelected(option.value)}
          isActive={index === active}
        />
      ))}
    </div>
  );
}

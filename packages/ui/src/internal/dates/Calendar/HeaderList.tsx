'use client';
import { ChevronDown } from '@lucide/icons';
import { type ReactNode, useState } from 'react';
import { SvgIcon } from '../../base/icons/SvgIcon.tsx';
import { chevron, choice, choiceBox } from './MonthHeader.css.ts';

interface HeaderListProps {
  label: string;
  value: number;
  hasTabStop: boolean;
  onChoose: (value: number) => void;
  children: ReactNode;
}

/** The month or the year of a calendar, as a native list. */
export function HeaderList({ label, value, hasTabStop, onChoose, children }: HeaderListProps) {
  const [shown, setShown] = useState({ value, key: 0 });
  const [hasFocus, setHasFocus] = useState(false);
  // A value that comes from elsewhere renders a new list. Orca with Firefox follows the selection of a list wherever the focus is, and
  // reads all twelve months after each step. A list with the focus would lose it.
  // wherever the focus is, and reads out all twelve months after each step. A list that has the focus would lose it.
  if (shown.value !== value) setShown({ value, key: shown.key + (hasFocus ? 0 : 1) });
  return (
    <span className={choiceBox}>
      <select
        key={shown.key}
        className={choice}
        aria-label={label}
        tabIndex={hasTabStop ? undefined : -1}
        value={value}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onChange={(event) => {
          const chosen = Number(event.target.value);
          // A choice in the list itself keeps the list, and the focus in it.
          setShown({ value: chosen, key: shown.key });
          onChoose(chosen);
        }}
      >
        {children}
      </select>
      <SvgIcon icon={ChevronDown} className={chevron} size={14} />
    </span>
  );
}

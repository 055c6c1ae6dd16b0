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
  // A change of the value from outside renders a new list: in Firefox, Orca announces a changed selection even without the focus and would read
  // all twelve months after each step. A focused list is not replaced, because it would lose the focus.
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
          // A choice in the list itself does not replace it.
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

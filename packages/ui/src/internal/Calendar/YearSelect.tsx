'use client';
import { ChevronDown } from '@lucide/icons';
import { startTransition, useEffect, useState } from 'react';
import { calendarPtBR } from '../../i18n/ptBR/dates/calendar.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Drawing } from '../Drawing.tsx';
import { chevron, choice, choiceBox } from './MonthHeader.css.ts';
import { useListKey } from './useListKey.ts';

interface YearSelectProps {
  year: number;
  minYear: number;
  maxYear: number;
  hasTabStop: boolean;
  onShow: (year: number) => void;
}

const years = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_year, index) => until - index);

/** The year of a calendar, as a list. */
export function YearSelect({ year, minYear, maxYear, hasTabStop, onShow }: YearSelectProps) {
  const dates = useWords('dates', calendarPtBR);
  const { key, keep, focusProps } = useListKey(year);
  // Two hundred options cost as much as the rest of the calendar, so they render after its first paint.
  const [hasAllYears, setAllYears] = useState(false);
  useEffect(() => startTransition(() => setAllYears(true)), []);
  return (
    <span className={choiceBox}>
      <select
        key={key}
        {...focusProps}
        className={choice}
        aria-label={dates.year}
        tabIndex={hasTabStop ? undefined : -1}
        value={year}
        onChange={(event) => onShow(keep(Number(event.target.value)))}
      >
        {(hasAllYears ? years(minYear, maxYear) : [year]).map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <Drawing of={ChevronDown} className={chevron} size={14} />
    </span>
  );
}

'use client';
import { startTransition, useEffect, useState } from 'react';
import { calendarPtBR } from '../../../i18n/ptBR/dates/calendar.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { HeaderList } from './HeaderList.tsx';

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
  const dates = useAreaMessages('dates', calendarPtBR);
  // The two hundred options render after the first paint, because they cost as much as the rest of the calendar.
  const [hasAllYears, setAllYears] = useState(false);
  useEffect(() => {
    startTransition(() => setAllYears(true));
  }, []);
  return (
    <HeaderList label={dates.year} value={year} hasTabStop={hasTabStop} onChoose={onShow}>
      {(hasAllYears ? years(minYear, maxYear) : [year]).map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </HeaderList>
  );
}

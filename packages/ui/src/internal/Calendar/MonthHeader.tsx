'use client';
import { ChevronDown, ChevronLeft, ChevronRight } from '@lucide/icons';
import { startTransition, useEffect, useState } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Drawing } from '../Drawing.tsx';
import { chevron, choice, choiceBox, header, step, title } from './MonthHeader.css.ts';

interface MonthHeaderProps {
  year: number;
  month: number;
  minYear: number;
  maxYear: number;
  hasTabStop: boolean;
  onShow: (year: number, month: number) => void;
  onStep: (months: number) => void;
}

const years = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_year, index) => until - index);

/** Month and year as lists, and a step to either side. */
export function MonthHeader({ year, month, minYear, maxYear, hasTabStop, onShow, onStep }: MonthHeaderProps) {
  const { dates } = useMessages();
  const tabIndex = hasTabStop ? undefined : -1;
  // Two hundred options cost as much as the rest of the calendar: they come after it has been painted.
  const [hasAllYears, setAllYears] = useState(false);
  useEffect(() => startTransition(() => setAllYears(true)), []);
  return (
    <div className={header}>
      <div className={title}>
        <span className={choiceBox}>
          <select
            className={choice}
            aria-label={dates.month}
            tabIndex={tabIndex}
            value={month}
            onChange={(event) => onShow(year, Number(event.target.value))}
          >
            {dates.monthNames.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
          <Drawing of={ChevronDown} className={chevron} size={14} />
        </span>
        <span aria-hidden="true">{dates.of}</span>
        <span className={choiceBox}>
          <select
            className={choice}
            aria-label={dates.year}
            tabIndex={tabIndex}
            value={year}
            onChange={(event) => onShow(Number(event.target.value), month)}
          >
            {(hasAllYears ? years(minYear, maxYear) : [year]).map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <Drawing of={ChevronDown} className={chevron} size={14} />
        </span>
      </div>
      <button
        type="button"
        className={step}
        tabIndex={tabIndex}
        aria-label={dates.previousMonth}
        onClick={() => onStep(-1)}
      >
        <Drawing of={ChevronLeft} size={18} />
      </button>
      <button type="button" className={step} tabIndex={tabIndex} aria-label={dates.nextMonth} onClick={() => onStep(1)}>
        <Drawing of={ChevronRight} size={18} />
      </button>
      <span aria-live="polite" className={visuallyHidden}>
        {dates.monthOfYear(dates.monthNames[month - 1] ?? '', year)}
      </span>
    </div>
  );
}

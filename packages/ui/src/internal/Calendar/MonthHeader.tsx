'use client';
import { ChevronDown } from '@lucide/icons';
import { calendarPtBR } from '../../i18n/ptBR/dates/calendar.ts';
import { useWords } from '../../i18n/useWords.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Drawing } from '../Drawing.tsx';
import { chevron, choice, choiceBox, header, title } from './MonthHeader.css.ts';
import { StepButtons } from './StepButtons.tsx';
import { useListKey } from './useListKey.ts';
import { YearSelect } from './YearSelect.tsx';

interface MonthHeaderProps {
  year: number;
  month: number;
  minYear: number;
  maxYear: number;
  hasTabStop: boolean;
  onShow: (year: number, month: number) => void;
  onStep: (months: number) => void;
}

/** Month and year as lists, and a step to either side. */
export function MonthHeader({ year, month, minYear, maxYear, hasTabStop, onShow, onStep }: MonthHeaderProps) {
  const dates = useWords('dates', calendarPtBR);
  const { key, keep, focusProps } = useListKey(month);
  const tabIndex = hasTabStop ? undefined : -1;
  return (
    <div className={header}>
      <div className={title}>
        <span className={choiceBox}>
          <select
            key={key}
            {...focusProps}
            className={choice}
            aria-label={dates.month}
            tabIndex={tabIndex}
            value={month}
            onChange={(event) => onShow(year, keep(Number(event.target.value)))}
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
        <YearSelect
          year={year}
          minYear={minYear}
          maxYear={maxYear}
          hasTabStop={hasTabStop}
          onShow={(next) => onShow(next, month)}
        />
      </div>
      <StepButtons previous={dates.previousMonth} next={dates.nextMonth} hasTabStop={hasTabStop} onStep={onStep} />
      <span aria-live="polite" className={visuallyHidden}>
        {dates.monthOfYear(dates.monthNames[month - 1] ?? '', year)}
      </span>
    </div>
  );
}

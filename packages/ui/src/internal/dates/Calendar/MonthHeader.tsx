'use client';
import { calendarPtBR } from '../../../i18n/ptBR/dates/calendar.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import { HeaderList } from './HeaderList.tsx';
import { header, title } from './MonthHeader.css.ts';
import { StepButtons } from './StepButtons.tsx';
import { YearSelect } from './YearSelect.tsx';

interface MonthHeaderProps {
  year: number;
  month: number;
  minYear: number;
  maxYear: number;
  hasTabStop: boolean;
  onStep: (months: number) => void;
}

/** Month and year as lists, with previous and next buttons. */
export function MonthHeader({ year, month, minYear, maxYear, hasTabStop, onStep }: MonthHeaderProps) {
  const dates = useAreaMessages('dates', calendarPtBR);
  return (
    <div className={header}>
      <div className={title}>
        <HeaderList
          label={dates.month}
          value={month}
          hasTabStop={hasTabStop}
          onChoose={(chosen) => onStep(chosen - month)}
        >
          {dates.monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </HeaderList>
        <span aria-hidden="true">{dates.of}</span>
        <YearSelect
          year={year}
          minYear={minYear}
          maxYear={maxYear}
          hasTabStop={hasTabStop}
          onShow={(chosen) => onStep((chosen - year) * 12)}
        />
      </div>
      <StepButtons previous={dates.previousMonth} next={dates.nextMonth} hasTabStop={hasTabStop} onStep={onStep} />
      <span aria-live="polite" className={visuallyHidden}>
        {dates.monthOfYear(dates.monthNames[month - 1] ?? '', year)}
      </span>
    </div>
  );
}

'use client';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { calendarPtBR } from '../../../i18n/ptBR/dates/calendar.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import type { IsoMonth } from '../isoMonth.ts';
import { day as cell, grid } from './MonthGrid.css.ts';

interface YearGridProps {
  year: number;
  focused: IsoMonth;
  /** The only month that is a Tab stop; none if the grid was opened by mouse. */
  hasTabStop: boolean;
  thisMonth: IsoMonth;
  selected: IsoMonth | null;
  reasonFor: (month: IsoMonth) => string | undefined;
  onPress: (month: IsoMonth) => void;
  onKey: (event: KeyboardEvent) => void;
  ref: Ref<HTMLTableElement>;
}

const rows = [0, 3, 6, 9];

/** Explicit for the same reason as in `MonthGrid`. */
const gridCell = { role: 'gridcell' } as const;

/** The months of one year as a grid, three in a row. */
export function YearGrid(props: YearGridProps) {
  const { year, focused, hasTabStop, thisMonth, selected, reasonFor, onPress, onKey, ref } = props;
  const dates = useAreaMessages('dates', calendarPtBR);
  const id = useId();
  const renderMonth = (index: number) => {
    const month = `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`;
    const name = dates.monthNames[index] ?? '';
    const reason = reasonFor(month);
    const reasonId = `${id}${index}`;
    return (
      <td
        key={index}
        {...gridCell}
        className={cell}
        data-month={month}
        data-span={month === selected ? 'only' : undefined}
        tabIndex={hasTabStop && month === focused ? 0 : -1}
        aria-selected={month === selected}
        aria-current={month === thisMonth ? 'date' : undefined}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason ? reasonId : undefined}
        data-tooltip={reason}
        onClick={() => onPress(month)}
      >
        <span aria-hidden="true">{name.slice(0, 3)}</span>
        <span className={visuallyHidden}>{dates.monthOfYear(name, year)}</span>
        {reason && (
          <span id={reasonId} hidden>
            {dates.unavailable(reason)}
          </span>
        )}
      </td>
    );
  };
  return (
    <table ref={ref} role="grid" className={grid} aria-label={String(year)} onKeyDown={onKey}>
      <tbody>
        {rows.map((first) => (
          <tr key={first}>{[first, first + 1, first + 2].map(renderMonth)}</tr>
        ))}
      </tbody>
    </table>
  );
}

'use client';
import { type MouseEvent, type PointerEvent, type Ref, useId } from 'react';
import { calendarPtBR } from '../../../i18n/ptBR/dates/calendar.ts';
import { useLocale } from '../../../i18n/LocaleContext.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import { firstWeekdayOf } from '../firstWeekday.ts';
import { type IsoDate, readIso, weekdayOf } from '../isoDate.ts';
import { plain } from '../../../styles/plain.css.ts';
import { day as dayCell, grid, weekday as weekdayCell } from './MonthGrid.css.ts';
import { monthWeeks } from './monthWeeks.ts';

interface MonthGridProps {
  year: number;
  month: number;
  focused: IsoDate;
  /** The only day that is a Tab stop; none if the calendar was opened by mouse. */
  hasTabStop: boolean;
  today: IsoDate;
  selected: { start: IsoDate | null; end: IsoDate | null };
  isRange: boolean;
  reasonFor: (iso: IsoDate) => string | undefined;
  onPress: (iso: IsoDate) => void;
  onPoint: (iso?: IsoDate) => void;
  onKey: (event: React.KeyboardEvent) => void;
  ref: Ref<HTMLTableElement>;
}

const dateAt = (event: MouseEvent | PointerEvent) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;

function nameOf(iso: IsoDate, { selected, isRange }: MonthGridProps, dates: typeof calendarPtBR) {
  const { year, month, day } = readIso(iso);
  const name = dates.day(dates.weekdayNames[weekdayOf(iso)] ?? '', day, dates.monthNames[month - 1] ?? '', year);
  const isStart = isRange && iso === selected.start;
  const isEnd = isRange && iso === selected.end;
  return [name, isStart && dates.rangeStart, isEnd && dates.rangeEnd].filter(Boolean).join(', ');
}

const isSelected = (iso: IsoDate, { start, end }: MonthGridProps['selected']) =>
  start !== null && (end === null ? iso === start : iso >= start && iso <= end);

/** Explicit, because selectors and test libraries do not derive the role from the grid, as browsers do. */
const gridCell = { role: 'gridcell' } as const;

/** A day of another month: an empty cell keeps the columns in place. */
const nothing = '\u00A0';

/** One month as a grid: a table with one handler for all days. */
export function MonthGrid(props: MonthGridProps) {
  const { year, month, focused, hasTabStop, today, selected, reasonFor, onPress, onPoint, onKey, ref } = props;
  const dates = useAreaMessages('dates', calendarPtBR);
  const firstWeekday = firstWeekdayOf(useLocale());
  const columns = Array.from({ length: 7 }, (_day, column) => (column + firstWeekday) % 7);
  const id = useId();
  const reasons: string[] = [];
  const reasonId = (reason: string) => {
    if (!reasons.includes(reason)) reasons.push(reason);
    return `${id}reason${reasons.indexOf(reason)}`;
  };
  const renderDay = (iso: IsoDate) => {
    const reason = reasonFor(iso);
    return (
      <td
        // Keyed by weekday, so that another month reuses the cells: if a focused cell were removed, screen readers would read the dialog again.
        key={weekdayOf(iso)}
        {...gridCell}
        className={dayCell}
        data-date={iso}
        tabIndex={hasTabStop && iso === focused ? 0 : -1}
        aria-selected={isSelected(iso, selected)}
        aria-current={iso === today ? 'date' : undefined}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason ? reasonId(reason) : undefined}
        data-tooltip={reason}
      >
        <span aria-hidden="true">{readIso(iso).day}</span>
        {/* As text: Orca does not read the `aria-label` of a table cell. */}
        <span className={visuallyHidden}>{nameOf(iso, props, dates)}</span>
      </td>
    );
  };
  const press = (event: MouseEvent) => {
    const iso = dateAt(event);
    if (iso) onPress(iso);
  };
  return (
    <>
      <table
        ref={ref}
        role="grid"
        className={grid}
        aria-label={dates.monthOfYear(dates.monthNames[month - 1] ?? '', year)}
        aria-multiselectable={props.isRange || undefined}
        onClick={press}
        onPointerOver={(event) => onPoint(dateAt(event))}
        onPointerLeave={() => onPoint()}
        onKeyDown={onKey}
      >
        <thead>
          <tr>
            {columns.map((weekday) => (
              <th key={weekday} scope="col" abbr={dates.weekdayNames[weekday]} className={weekdayCell}>
                {dates.weekdays[weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(year, month, firstWeekday).map((week, index) => (
            <tr key={index}>
              {week.map((iso, weekday) =>
                iso ? (
                  renderDay(iso)
                ) : (
                  <td key={weekday} className={plain} {...gridCell}>
                    {nothing}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {reasons.map((reason) => (
        <span key={reason} id={reasonId(reason)} hidden>
          {dates.unavailable(reason)}
        </span>
      ))}
    </>
  );
}

'use client';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { calendarPtBR } from '../../../i18n/ptBR/dates/calendar.ts';
import { useLocale } from '../../../i18n/LocaleContext.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { hasFocusWithin } from '../../base/focus/hasFocus.ts';
import { firstWeekdayOf } from '../firstWeekday.ts';
import { addMonths, clampIso, daysBetween, type IsoDate, readIso } from '../isoDate.ts';
import { hintLine, spanText } from './CalendarPopup.css.ts';
import { dayByKey } from './calendarKeys.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthHeader } from './MonthHeader.tsx';
import { highlightRange } from './highlightRange.ts';
import { PopupFrame } from './PopupFrame.tsx';
import { useGridFocus } from './useGridFocus.ts';

export interface CalendarPopupProps {
  label: string;
  /** The input of the box below which it opens. */
  anchorRef: RefObject<HTMLElement | null>;
  /** True if a key or the calendar button opened it. It then takes the focus and contains it. */
  isModal: boolean;
  hint: string;
  /** The day to show. It changes when a date is typed while the calendar is open. */
  showOn: IsoDate;
  today: IsoDate;
  minYear: number;
  maxYear: number;
  selected: { start: IsoDate | null; end: IsoDate | null };
  /** The already chosen end of a range, from which the preview of the other end begins. */
  fixedEnd: IsoDate | null;
  isRange: boolean;
  reasonFor: (iso: IsoDate) => string | undefined;
  onPick: (iso: IsoDate) => void;
  /** Presets and the clear button, under the month. */
  footer?: ReactNode;
}

/** The pop-up calendar of the date pickers; loaded on the first hover, focus or press of one. */
export function CalendarPopup(props: CalendarPopupProps) {
  const { label, anchorRef, isModal, hint, showOn, today, minYear, maxYear, selected, fixedEnd } = props;
  const dates = useAreaMessages('dates', calendarPtBR);
  const firstWeekday = firstWeekdayOf(useLocale());
  const hintId = useId();
  const gridRef = useRef<HTMLTableElement>(null);
  const spanRef = useRef<HTMLSpanElement>(null);
  const { focused, takeFocusRequest, show, pick, onGridKey } = useGridFocus({
    showOn,
    isModal,
    limit: (iso) => clampIso(iso, `${minYear}-01-01`, `${maxYear}-12-31`),
    onPick: props.onPick,
  });

  const hasFocusInside = () => hasFocusWithin(gridRef.current);
  const preview = (pointed?: IsoDate) => {
    const over = pointed ?? (hasFocusInside() ? focused : null);
    // A day that cannot be chosen is not previewed.
    const isSpan = fixedEnd && over && !props.reasonFor(over);
    highlightRange(gridRef.current, isSpan ? [fixedEnd, over] : [selected.start, selected.end]);
    if (spanRef.current) spanRef.current.textContent = isSpan ? dates.span(Math.abs(daysBetween(fixedEnd, over))) : '';
  };
  useLayoutEffect(() => {
    // In another month the focused cell may show another day, or be removed.
    const at = document.activeElement as HTMLElement | null;
    const isLost = isModal && (at === document.body || (hasFocusInside() && at?.dataset.date !== focused));
    if (takeFocusRequest() || isLost)
      gridRef.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus({ preventScroll: true });
    preview();
  });

  const { year, month } = readIso(focused);
  return (
    <PopupFrame label={label} anchorRef={anchorRef} isModal={isModal} hintId={hintId}>
      <MonthHeader
        year={year}
        month={month}
        minYear={minYear}
        maxYear={maxYear}
        hasTabStop={isModal}
        onStep={(months) => show(addMonths(focused, months))}
      />
      <p className={hintLine}>
        <span id={hintId}>{hint}</span>
        <span ref={spanRef} className={spanText} />
      </p>
      <MonthGrid
        ref={gridRef}
        year={year}
        month={month}
        focused={focused}
        hasTabStop={isModal}
        today={today}
        selected={selected}
        isRange={props.isRange}
        reasonFor={props.reasonFor}
        onPress={pick}
        onPoint={preview}
        onKey={(event) => onGridKey(event, dayByKey(event, focused, firstWeekday))}
      />
      {props.footer}
    </PopupFrame>
  );
}

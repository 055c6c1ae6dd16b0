'use client';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { monthPtBR } from '../../../i18n/ptBR/dates/month.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { type IsoMonth, stepMonth } from '../isoMonth.ts';
import { useTopLayer } from '../../overlays/topLayer/useTopLayer.ts';
import { hintLine, popup } from './CalendarPopup.css.ts';
import { monthByKey } from './calendarKeys.ts';
import { besidePlacing, calendarPlacing } from './calendarPlacing.ts';
import { keepInside } from './keepInside.ts';
import { header, title } from './MonthHeader.css.ts';
import { StepButtons } from './StepButtons.tsx';
import { YearGrid } from './YearGrid.tsx';
import { YearSelect } from './YearSelect.tsx';

interface MonthPopupProps {
  label: string;
  /** The input under whose box it opens. */
  anchorRef: RefObject<HTMLElement | null>;
  /** Opened by keyboard or by its button: takes the focus and keeps Tab inside. */
  isModal: boolean;
  showOn: IsoMonth;
  thisMonth: IsoMonth;
  minYear: number;
  maxYear: number;
  selected: IsoMonth | null;
  reasonFor: (month: IsoMonth) => string | undefined;
  onPick: (month: IsoMonth) => void;
}

/** The months of a year to choose from; loaded when a month field is first reached for. */
export function MonthPopup(props: MonthPopupProps) {
  const { isModal, showOn, minYear, maxYear, onPick } = props;
  const dates = useWords('dates', monthPtBR);
  const hintId = useId();
  const popupRef = useRef<HTMLDivElement>(null);
  const [shownOn, setShownOn] = useState(showOn);
  const [focused, setFocused] = useState(showOn);
  const takesFocus = useRef(isModal);
  if (showOn !== shownOn) {
    setShownOn(showOn);
    setFocused(showOn);
  }
  useTopLayer(popupRef, props.anchorRef, true, isModal ? calendarPlacing : besidePlacing);
  useLayoutEffect(() => {
    if (takesFocus.current) popupRef.current?.querySelector<HTMLElement>(`[data-month="${focused}"]`)?.focus();
    takesFocus.current = false;
  });

  const year = Number(focused.slice(0, 4));
  const show = (month: IsoMonth) => {
    const shownYear = Number(month.slice(0, 4));
    const isShown = shownYear >= minYear && shownYear <= maxYear;
    if (isShown) setFocused(month);
    return isShown;
  };
  const press = (month: IsoMonth) => {
    setFocused(month);
    onPick(month);
  };
  const moveOrPress = (event: KeyboardEvent) => {
    const next = monthByKey(event, focused);
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === null) return press(focused);
    takesFocus.current = show(next) && next !== focused;
  };
  return (
    <div
      ref={popupRef}
      popover="manual"
      role="dialog"
      aria-modal={isModal || undefined}
      aria-label={props.label}
      aria-describedby={hintId}
      className={popup}
      {...keepInside(isModal)}
    >
      <div className={header}>
        <div className={title}>
          <YearSelect
            year={year}
            minYear={minYear}
            maxYear={maxYear}
            hasTabStop={isModal}
            onShow={(next) => show(`${next}-${focused.slice(5)}`)}
          />
        </div>
        <StepButtons
          previous={dates.previousYear}
          next={dates.nextYear}
          hasTabStop={isModal}
          onStep={(years) => show(stepMonth(focused, years * 12))}
        />
      </div>
      <p id={hintId} className={hintLine}>
        {dates.selectMonth}
      </p>
      <YearGrid
        year={year}
        focused={focused}
        hasTabStop={isModal}
        thisMonth={props.thisMonth}
        selected={props.selected}
        reasonFor={props.reasonFor}
        onPress={press}
        onKey={moveOrPress}
      />
    </div>
  );
}

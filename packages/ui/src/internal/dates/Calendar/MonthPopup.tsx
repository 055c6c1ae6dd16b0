'use client';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { monthPtBR } from '../../../i18n/ptBR/dates/month.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { type IsoMonth, stepMonth } from '../isoMonth.ts';
import { hintLine } from './CalendarPopup.css.ts';
import { monthByKey } from './calendarKeys.ts';
import { header, title } from './MonthHeader.css.ts';
import { PopupFrame } from './PopupFrame.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useGridFocus } from './useGridFocus.ts';
import { YearGrid } from './YearGrid.tsx';
import { YearSelect } from './YearSelect.tsx';

interface MonthPopupProps {
  label: string;
  /** The input of the box below which it opens. */
  anchorRef: RefObject<HTMLElement | null>;
  /** True if a key or the calendar button opened it. It then takes the focus and contains it. */
  isModal: boolean;
  showOn: IsoMonth;
  thisMonth: IsoMonth;
  minYear: number;
  maxYear: number;
  selected: IsoMonth | null;
  reasonFor: (month: IsoMonth) => string | undefined;
  onPick: (month: IsoMonth) => void;
}

/** The calendar of a month field. It loads when such a field is first hovered or focused. */
export function MonthPopup(props: MonthPopupProps) {
  const { isModal, showOn, minYear, maxYear } = props;
  const dates = useAreaMessages('dates', monthPtBR);
  const hintId = useId();
  const gridRef = useRef<HTMLTableElement>(null);
  const { focused, takeFocusRequest, show, pick, onGridKey } = useGridFocus({
    showOn,
    isModal,
    limit: (month, shown) => {
      const year = Number(month.slice(0, 4));
      return year >= minYear && year <= maxYear ? month : shown;
    },
    onPick: props.onPick,
  });
  useLayoutEffect(() => {
    if (takeFocusRequest()) gridRef.current?.querySelector<HTMLElement>(`[data-month="${focused}"]`)?.focus();
  });

  const year = Number(focused.slice(0, 4));
  return (
    <PopupFrame label={props.label} anchorRef={props.anchorRef} isModal={isModal} hintId={hintId}>
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
        ref={gridRef}
        year={year}
        focused={focused}
        hasTabStop={isModal}
        thisMonth={props.thisMonth}
        selected={props.selected}
        reasonFor={props.reasonFor}
        onPress={pick}
        onKey={(event) => onGridKey(event, monthByKey(event, focused))}
      />
    </PopupFrame>
  );
}

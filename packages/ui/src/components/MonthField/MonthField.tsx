'use client';
import { useRef } from 'react';
import { monthPtBR } from '../../i18n/ptBR/dates/month.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import type { DateBox } from '../../internal/dates/DateInput/DateInput.tsx';
import { PickerInput } from '../../internal/dates/DateInput/PickerInput.tsx';
import { applyChoice } from '../../internal/dates/DateInput/applyChoice.ts';
import { useCalendarPopup } from '../../internal/dates/DateInput/useCalendarPopup.ts';
import { formatMonthPtBR, type IsoMonth, validateChosenMonth } from '../../internal/dates/isoMonth.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { lazyPart } from '../../internal/base/lazy/lazyPart.tsx';
import type { MonthFieldProps } from './MonthFieldProps.ts';
import { monthKind } from './monthKind.ts';
import { monthProblem } from './monthProblem.ts';
import { useMonthText } from './useMonthText.ts';

export type { MonthFieldProps };

/** Not part of the first load, like the calendar of days. */
const months = lazyPart('MonthPopup', () => import('../../internal/dates/Calendar/MonthPopup.tsx'));
const LazyMonthPopup = months.Part;

/** A month and its year, typed or picked: a month of service, the validity of a card. Use `DatePicker` for a day. */
export function MonthField(props: MonthFieldProps) {
  const dates = useAreaMessages('dates', monthPtBR);
  const inputRef = useControlRef(props);
  const boxRef = useRef<DateBox>(null);
  const field = useMonthText({ ...props, inputRef });
  const { rules, today, first, last } = field;
  const popup = useCalendarPopup({ ...props, preload: months.preload, inputRef });
  const reasonFor = (month: IsoMonth) => monthProblem(validateChosenMonth(month, rules), rules, dates);
  const pick = (month: IsoMonth) => {
    const text = formatMonthPtBR(month);
    applyChoice({ reason: reasonFor(month), text, sentence: dates.monthChosen(text) }, boxRef, popup);
  };
  return (
    <div {...popup.rootProps}>
      <PickerInput
        {...props}
        dataUi="month-field"
        kind={monthKind}
        iso={field.month}
        placeholder={props.placeholder ?? dates.monthPlaceholder}
        field={field}
        popup={popup}
        clearing={{ name: dates.clearMonth, announcement: dates.monthCleared }}
        inputRef={inputRef}
        boxRef={boxRef}
      />
      {popup.opened && (
        <LazyMonthPopup
          onLoadError={popup.reportLoadError}
          key={String(popup.opened.isModal)}
          label={dates.calendar(props.label)}
          anchorRef={inputRef}
          isModal={popup.opened.isModal}
          showOn={field.month ?? field.nearest}
          thisMonth={today.slice(0, 7)}
          minYear={Number(first.slice(0, 4))}
          maxYear={Number(last.slice(0, 4))}
          selected={field.month}
          reasonFor={reasonFor}
          onPick={pick}
        />
      )}
    </div>
  );
}

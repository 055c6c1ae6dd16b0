'use client';
import { useRef } from 'react';
import { oneDatePtBR } from '../../i18n/ptBR/dates/oneDate.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { CalendarFooter } from '../../internal/dates/Calendar/CalendarFooter.tsx';
import type { DateBox } from '../../internal/dates/DateInput/DateInput.tsx';
import { PickerInput } from '../../internal/dates/DateInput/PickerInput.tsx';
import { LazyCalendarPopup, preloadCalendar } from '../../internal/dates/DateInput/lazyCalendar.ts';
import { dayReason } from '../../internal/dates/DateInput/problemMessage.ts';
import { applyChoice } from '../../internal/dates/DateInput/applyChoice.ts';
import { useCalendarPopup } from '../../internal/dates/DateInput/useCalendarPopup.ts';
import { useDateText } from '../../internal/dates/DateInput/useDateText.ts';
import { formatDate } from '../../internal/dates/formatDate.ts';
import type { IsoDate } from '../../internal/dates/isoDate.ts';
import { calendarBounds } from '../../internal/dates/validateDate.ts';
import { useDateRules } from '../../internal/dates/useDateRules.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import type { OmitEach } from '../../internal/base/OmitEach.ts';
import type { DateFieldProps } from '../DateField/DateField.tsx';

export interface DatePreset {
  /** One or two words: “Hoje”, “Fim do mês”. */
  label: string;
  /** `yyyy-MM-dd`. */
  date: string;
}

export type DatePickerProps = OmitEach<DateFieldProps, 'completesParts'> & {
  /** Preset days, below the calendar. */
  presets?: readonly DatePreset[] | undefined;
  /** The button that clears the field; false if a date is required. @default true */
  isClearable?: boolean | undefined;
};

/** One date, typed or picked in a calendar. Use `DateField` for birth dates, `DateRangePicker` for two dates. */
export function DatePicker(props: DatePickerProps) {
  const dates = useAreaMessages('dates', oneDatePtBR);
  const rules = useDateRules(props);
  const inputRef = useControlRef(props);
  const boxRef = useRef<DateBox>(null);
  // A birth date is never completed.
  const field = useDateText({ ...props, inputRef, completesParts: props.autoComplete !== 'bday', rules });
  const popup = useCalendarPopup({ ...props, preload: preloadCalendar, inputRef });
  const bounds = calendarBounds(rules);
  const reasonFor = (iso: IsoDate) => dayReason(iso, rules, dates);
  const pick = (iso: IsoDate) => {
    const text = formatDate(iso, rules.order);
    applyChoice({ reason: reasonFor(iso), text, sentence: dates.dateChosen(text) }, boxRef, popup);
  };
  return (
    <div {...popup.rootProps}>
      <PickerInput
        {...props}
        dataUi="date-picker"
        iso={field.iso}
        placeholder={props.placeholder ?? dates.placeholder(rules.order)}
        field={field}
        popup={popup}
        clearing={{ name: dates.clear, announcement: dates.cleared }}
        inputRef={inputRef}
        boxRef={boxRef}
      />
      {popup.opened && (
        <LazyCalendarPopup
          onLoadError={popup.reportLoadError}
          key={String(popup.opened.isModal)}
          label={dates.calendar(props.label)}
          anchorRef={inputRef}
          isModal={popup.opened.isModal}
          hint={dates.selectDate}
          showOn={bounds.nearest(field.iso ?? rules.today)}
          today={rules.today}
          minYear={bounds.minYear}
          maxYear={bounds.maxYear}
          selected={{ start: field.iso, end: field.iso }}
          fixedEnd={null}
          isRange={false}
          reasonFor={reasonFor}
          onPick={pick}
          footer={
            props.presets && (
              <CalendarFooter
                hasTabStop={popup.opened.isModal}
                presets={props.presets.map(({ label, date }) => ({
                  label,
                  disabledReason: reasonFor(date),
                  choose: () => pick(date),
                }))}
              />
            )
          }
        />
      )}
    </div>
  );
}

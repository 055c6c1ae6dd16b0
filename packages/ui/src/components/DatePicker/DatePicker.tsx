'use client';
import { useRef } from 'react';
import { datesPtBR } from '../../i18n/ptBR/dates.ts';
import { useWords } from '../../i18n/useWords.ts';
import { announce } from '../../internal/announce.ts';
import { CalendarFooter } from '../../internal/Calendar/CalendarFooter.tsx';
import { PresetList } from '../../internal/Calendar/PresetList.tsx';
import { CalendarButton } from '../../internal/DateInput/CalendarButton.tsx';
import { ClearButton } from '../../internal/DateInput/ClearButton.tsx';
import { type DateBox, DateInput } from '../../internal/DateInput/DateInput.tsx';
import { LazyCalendarPopup, useCalendarPopup } from '../../internal/DateInput/useCalendarPopup.ts';
import { dayReason } from '../../internal/DateInput/problemMessage.ts';
import { useDateText } from '../../internal/DateInput/useDateText.ts';
import { formatDatePtBR } from '../../internal/dates/formatDatePtBR.ts';
import type { IsoDate } from '../../internal/dates/isoDate.ts';
import { calendarBounds } from '../../internal/dates/judgeDate.ts';
import { useDateRules } from '../../internal/dates/useDateRules.ts';
import { useControlRef } from '../../internal/FieldFrame/useControlRef.ts';
import type { OmitEach } from '../../internal/OmitEach.ts';
import type { DateFieldProps } from '../DateField/DateField.tsx';

export interface DatePreset {
  /** One or two words: “Hoje”, “Fim do mês”. */
  label: string;
  /** `yyyy-MM-dd`. */
  date: string;
}

export type DatePickerProps = OmitEach<DateFieldProps, 'completesParts'> & {
  /** Days to choose at once, under the calendar. */
  presets?: readonly DatePreset[] | undefined;
  /** The button that empties the field; false where a date must stay. @default true */
  isClearable?: boolean | undefined;
};

/** One date, typed or picked from a calendar. Use `DateField` for birth dates, `DateRangePicker` for two ends. */
export function DatePicker(props: DatePickerProps) {
  const { onBlur, isClearable = true, disabledReason, isReadOnly } = props;
  const dates = useWords('dates', datesPtBR);
  const rules = useDateRules(props);
  const inputRef = useControlRef(props);
  const boxRef = useRef<DateBox>(null);
  const name = props.label ?? props['aria-label'];
  const field = useDateText({ ...props, inputRef, completesParts: true, rules });
  const popup = useCalendarPopup(() => undefined);
  const isOpen = popup.opened !== null;
  const bounds = calendarBounds(rules);
  const reasonFor = (iso: IsoDate) => dayReason(iso, rules, dates);
  const pick = (iso: IsoDate) => {
    const reason = reasonFor(iso);
    if (reason) return announce(reason);
    boxRef.current?.write(formatDatePtBR(iso));
    announce(dates.dateChosen(formatDatePtBR(iso)));
    popup.close(true);
  };
  const canClear = isClearable && !disabledReason && !isReadOnly && field.text !== '';
  const clear = () => {
    inputRef.current?.focus();
    boxRef.current?.write('');
    announce(dates.cleared);
    popup.close(false);
  };
  return (
    <div {...popup.rootProps}>
      <DateInput
        {...props}
        ui="date-picker"
        error={field.error}
        text={field.text}
        iso={field.iso}
        placeholder={props.placeholder ?? dates.placeholder}
        inputRef={inputRef}
        boxRef={boxRef}
        onEdit={field.edit}
        onCommit={field.touch}
        onLeave={() => {
          field.touch();
          onBlur?.();
        }}
        onPasteText={field.paste}
        stepFrom={field.stepFrom}
        complete={field.complete}
        onOpen={isReadOnly ? undefined : () => popup.open(true)}
        onPress={() => {
          if (!isOpen) popup.open(false);
        }}
        buttons={
          <>
            {!isReadOnly && (
              <CalendarButton
                name={dates.openCalendarAt(name)}
                isOpen={isOpen}
                disabledReason={disabledReason}
                onPress={() => (popup.opened?.isModal ? popup.close(true) : popup.open(true))}
              />
            )}
            {canClear && <ClearButton name={dates.clear} onPress={clear} />}
          </>
        }
      />
      {popup.opened && (
        <LazyCalendarPopup
          onMissing={popup.giveUp}
          key={String(popup.opened.isModal)}
          label={dates.calendar(name)}
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
              <CalendarFooter hasTabStop={popup.opened.isModal} onClear={undefined}>
                <PresetList
                  hasTabStop={popup.opened.isModal}
                  presets={props.presets.map(({ label, date }) => ({
                    label,
                    disabledReason: reasonFor(date),
                    choose: () => pick(date),
                  }))}
                />
              </CalendarFooter>
            )
          }
        />
      )}
    </div>
  );
}

'use client';
import { useRef } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { announce } from '../../internal/announce.ts';
import { CalendarButton } from '../../internal/DateInput/CalendarButton.tsx';
import { ClearButton } from '../../internal/DateInput/ClearButton.tsx';
import { type DateBox, DateInput } from '../../internal/DateInput/DateInput.tsx';
import { LazyCalendarPopup, useCalendarPopup } from '../../internal/DateInput/useCalendarPopup.ts';
import { useDateText } from '../../internal/DateInput/useDateText.ts';
import { formatDatePtBR } from '../../internal/dates/formatDatePtBR.ts';
import { clampIso, type IsoDate } from '../../internal/dates/isoDate.ts';
import { useToday } from '../../internal/dates/useToday.ts';
import { useControlRef } from '../../internal/FieldFrame/useControlRef.ts';
import type { DateFieldProps } from '../DateField/DateField.tsx';

export type DatePickerProps = DateFieldProps & {
  /** The button that empties the field; false where a date must stay. @default true */
  isClearable?: boolean | undefined;
};

/** One date, typed or picked from a calendar. Use `DateField` for birth dates, `DateRangePicker` for two ends. */
export function DatePicker(props: DatePickerProps) {
  const { allowFuture = true, minYear = 1900, maxYear = 2100 } = props;
  const today = useToday(props.today);
  const { onBlur, isClearable = true, disabledReason, isReadOnly } = props;
  const { dates } = useMessages();
  const inputRef = useControlRef(props);
  const boxRef = useRef<DateBox>(null);
  const name = props.label ?? props['aria-label'];
  const field = useDateText({ ...props, inputRef, rules: { allowFuture, minYear, maxYear, today } });
  const popup = useCalendarPopup(() => undefined);
  const isOpen = popup.opened !== null;
  const reasonFor = (iso: IsoDate) => (!allowFuture && iso > today ? dates.future : undefined);
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
          showOn={clampIso(field.iso ?? today, `${minYear}-01-01`, `${maxYear}-12-31`)}
          today={today}
          minYear={minYear}
          maxYear={maxYear}
          selected={{ start: field.iso, end: field.iso }}
          fixedEnd={null}
          isRange={false}
          reasonFor={reasonFor}
          onPick={pick}
        />
      )}
    </div>
  );
}

'use client';
import { useRef } from 'react';
import { datesPtBR } from '../../i18n/ptBR/dates.ts';
import { useWords } from '../../i18n/useWords.ts';
import { announce } from '../../internal/announce.ts';
import { CalendarButton } from '../../internal/DateInput/CalendarButton.tsx';
import { ClearButton } from '../../internal/DateInput/ClearButton.tsx';
import { type DateBox, DateInput } from '../../internal/DateInput/DateInput.tsx';
import { useCalendarPopup } from '../../internal/DateInput/useCalendarPopup.ts';
import { clampIso } from '../../internal/dates/isoDate.ts';
import { formatMonthPtBR, type IsoMonth, judgeChosenMonth } from '../../internal/dates/isoMonth.ts';
import { useControlRef } from '../../internal/FieldFrame/useControlRef.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import type { MonthFieldProps } from './MonthFieldProps.ts';
import { monthKind } from './monthKind.ts';
import { monthProblem } from './monthProblem.ts';
import { useMonthText } from './useMonthText.ts';

export type { MonthFieldProps };

/** Not part of the first load, like the calendar of days. */
const months = lazyPart('MonthPopup', () => import('../../internal/Calendar/MonthPopup.tsx'));
const LazyMonthPopup = months.Part;

/** A month and its year, typed or picked: a competence, the validity of a card. Use `DatePicker` for a day. */
export function MonthField(props: MonthFieldProps) {
  const { onBlur, isClearable = true, disabledReason, isReadOnly } = props;
  const dates = useWords('dates', datesPtBR);
  const inputRef = useControlRef(props);
  const boxRef = useRef<DateBox>(null);
  const name = props.label ?? props['aria-label'];
  const field = useMonthText({ ...props, inputRef });
  const { rules, today } = field;
  const popup = useCalendarPopup(
    () => undefined,
    () => false,
    months.preload,
  );
  const reasonFor = (month: IsoMonth) => monthProblem(judgeChosenMonth(month, rules), rules, dates);
  const pick = (month: IsoMonth) => {
    const reason = reasonFor(month);
    if (reason) return announce(reason);
    boxRef.current?.write(formatMonthPtBR(month));
    announce(dates.monthChosen(formatMonthPtBR(month)));
    popup.close(true);
  };
  const clear = () => {
    inputRef.current?.focus();
    boxRef.current?.write('');
    announce(dates.monthCleared);
    popup.close(false);
  };
  const first = rules.minMonth ?? `${rules.minYear}-01`;
  const last = rules.maxMonth ?? `${rules.maxYear}-12`;
  return (
    <div {...popup.rootProps}>
      <DateInput
        {...props}
        ui="month-field"
        kind={monthKind}
        error={field.error}
        text={field.text}
        iso={field.month}
        placeholder={props.placeholder ?? dates.monthPlaceholder}
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
          if (!popup.opened) popup.open(false);
        }}
        buttons={
          <>
            {!isReadOnly && (
              <CalendarButton
                name={dates.openCalendarAt(name)}
                isOpen={popup.opened !== null}
                disabledReason={disabledReason}
                onPress={() => (popup.opened?.isModal ? popup.close(true) : popup.open(true))}
              />
            )}
            {isClearable && !disabledReason && !isReadOnly && field.text !== '' && (
              <ClearButton name={dates.clearMonth} onPress={clear} />
            )}
          </>
        }
      />
      {popup.opened && (
        <LazyMonthPopup
          onMissing={popup.giveUp}
          key={String(popup.opened.isModal)}
          label={dates.calendar(name)}
          anchorRef={inputRef}
          isModal={popup.opened.isModal}
          showOn={clampIso(field.month ?? today.slice(0, 7), first, last)}
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

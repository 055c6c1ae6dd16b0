'use client';
import type { Ref } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { CalendarButton } from '../../internal/DateInput/CalendarButton.tsx';
import { ClearButton } from '../../internal/DateInput/ClearButton.tsx';
import { DateInput } from '../../internal/DateInput/DateInput.tsx';
import { formatDatePtBR } from '../../internal/dates/formatDatePtBR.ts';
import { addDays, addMonths } from '../../internal/dates/isoDate.ts';
import { todayIso } from '../../internal/dates/todayIso.ts';
import type { DateRangePickerProps } from './DateRangePicker.tsx';
import type { RangeEnd } from './judgeRange.ts';
import type { useRangeTexts } from './useRangeTexts.ts';

interface RangeEndInputProps {
  end: RangeEnd;
  props: DateRangePickerProps;
  fields: ReturnType<typeof useRangeTexts>;
  isOpen: boolean;
  innerRef: Ref<HTMLInputElement>;
  onEdit: (text: string) => void;
  onLeave: () => void;
  complete: (text: string) => string;
  onPasteText: (text: string, write: (text: string) => void) => boolean;
  onPress: () => void;
  onOpen: () => void;
  onToggle: () => void;
  onClear: (() => void) | undefined;
}

/** One of the two boxes of a range. */
export function RangeEndInput({ end, props, fields, isOpen, onToggle, onClear, ...actions }: RangeEndInputProps) {
  const { dates } = useMessages();
  const isStart = end === 'start';
  const label = (isStart ? props.startLabel : props.endLabel) ?? dates[end];
  const placeholder = isStart
    ? (props.startPlaceholder ?? dates.startPlaceholder)
    : (props.endPlaceholder ?? dates.endPlaceholder);
  const { iso } = fields.judged[end];
  return (
    <DateInput
      {...actions}
      label={label}
      hint={isStart ? props.hint : undefined}
      error={fields.errors[end]}
      isRequired={props.isRequired}
      disabledReason={props.disabledReason}
      name={isStart ? props.startName : props.endName}
      text={fields.texts[end]}
      iso={iso}
      placeholder={placeholder}
      ref={isStart ? props.startRef : props.endRef}
      onCommit={actions.onLeave}
      onReset={fields.reset}
      stepFrom={({ days = 0, months = 0 }) =>
        formatDatePtBR(iso ? addMonths(addDays(iso, days), months) : (props.today ?? todayIso()))
      }
      buttons={
        <>
          <CalendarButton
            name={dates.openCalendarAt(placeholder)}
            isOpen={isOpen}
            hasTabStop={!isStart}
            disabledReason={props.disabledReason}
            onPress={onToggle}
          />
          {onClear && <ClearButton name={dates.clearRange} onPress={onClear} />}
        </>
      }
    />
  );
}

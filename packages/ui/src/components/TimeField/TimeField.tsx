'use client';
import { timePtBR } from '../../i18n/ptBR/dates/time.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { DateInput } from '../../internal/dates/DateInput/DateInput.tsx';
import type { InputKind } from '../../internal/dates/DateInput/inputKinds.ts';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { validOrNull } from '../../internal/fields/typed/validOrNull.ts';
import { useTypedText } from '../../internal/fields/typed/useTypedText.ts';
import {
  completeTime,
  isTime,
  validateTime,
  readPastedTime,
  validTimeOrNull,
  stepTime,
  type TimeProblem,
  type TimeRules,
} from './timeText.ts';

export type TimeFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** `HH:mm`, without a zone; null while the text is empty or not an allowed time. */
    value?: string | null | undefined;
    /** The initial time of a field that keeps its own value; a reset of the form restores it. */
    defaultValue?: string | null | undefined;
    /** Runs with a complete time as `HH:mm`, or with `null`; never with a partial one. */
    onChange?: ((value: string | null) => void) | undefined;
    /** `HH:mm`: an earlier time is refused with a message. */
    minTime?: string | undefined;
    /** `HH:mm`: a later time is refused with a message. */
    maxTime?: string | undefined;
    /** The step of an arrow key in minutes; times in between are still allowed. @default 5 */
    stepMinutes?: number | undefined;
    /** Overrides “hh:mm”. @default 'hh:mm' */
    placeholder?: string | undefined;
    /** Runs with the field's own message while its text is not an allowed time, so that a form can refuse to submit. */
    onValidityChange?: ((message: string | undefined) => void) | undefined;
  };

const timeKind: InputKind = {
  mask: '##:##',
  separators: [':', '.', 'h'],
  pad: (digits) => (digits.length === 1 ? `0${digits}` : digits),
  useFormatMessages: () => {
    const { timeFormat, completedTime } = useAreaMessages('dates', timePtBR);
    return { format: timeFormat, completed: completedTime };
  },
};

function problemOf(problem: TimeProblem | undefined, { min, max }: TimeRules, dates: typeof timePtBR) {
  switch (problem) {
    case 'incomplete':
      return dates.incompleteTime;
    case 'nonexistent':
      return dates.nonexistentTime;
    case 'min':
      return dates.timeBeforeMin(min ?? '');
    case 'max':
      return dates.timeAfterMax(max ?? '');
    default:
      return undefined;
  }
}

const isStep = (minutes: number) => Number.isSafeInteger(minutes) && minutes > 0;

/** A typed time of day, without a zone and without seconds. A day and a time are two fields. */
export function TimeField(props: TimeFieldProps) {
  const { onBlur } = props;
  const dates = useAreaMessages('dates', timePtBR);
  const inputRef = useControlRef(props);
  const rules = { min: validTimeOrNull(props.minTime), max: validTimeOrNull(props.maxTime) };
  const stepMinutes = validOrNull(props.stepMinutes, isStep, 'step') ?? 5;
  const field = useTypedText({
    ...props,
    value: validTimeOrNull(props.value),
    defaultValue: validTimeOrNull(props.defaultValue),
    inputRef,
    format: (value: string | null) => value ?? '',
    validate: (text) => validateTime(text, rules),
    messageOf: ({ problem }) => problemOf(problem, rules, dates),
  });
  const time = field.validation.value;
  return (
    <DateInput
      {...props}
      dataUi="time-field"
      kind={timeKind}
      inputRef={inputRef}
      error={field.error}
      text={field.text}
      isRefused={field.isRefused}
      stray={field.stray}
      iso={time}
      placeholder={props.placeholder ?? dates.timePlaceholder}
      onEdit={field.edit}
      onTextCompleted={field.touch}
      onCommit={field.touch}
      onLeave={() => {
        field.touch();
        onBlur?.();
      }}
      onPasteText={(text, write, isStray) => {
        if (/^\s*\d{0,4}\s*$/.test(text)) return false;
        const pasted = readPastedTime(text);
        if (pasted === undefined) field.refuse(dates.notATime, isStray);
        else write(pasted);
        return true;
      }}
      onRefusePaste={(isStray) => field.refuse(dates.notATime, isStray)}
      stepFrom={({ days, months = 0 }) => {
        const from = isTime(field.text) ? field.text : null;
        return stepTime(from, days === undefined ? months * 60 : days * stepMinutes, rules);
      }}
      complete={completeTime}
    />
  );
}

'use client';
import { timePtBR } from '../../i18n/ptBR/dates/time.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { DateInput } from '../../internal/dates/DateInput/DateInput.tsx';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useTypedText } from '../../internal/fields/typed/useTypedText.ts';
import { isTypedTime, stepTimeText, timeKind, timeMessage, timeRules } from './timeKind.ts';
import { completeTime, readPastedTime, validateTime, validTimeOrNull } from './timeText.ts';

export type TimeFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps & {
    /** `HH:mm`, without a zone; null while the text is empty or not an allowed time. */
    value?: string | null | undefined;
    /** The initial time of an uncontrolled field. A form reset restores it. */
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

/** A typed time of day, without a zone and without seconds. For a day and a time, use two fields. */
export function TimeField(props: TimeFieldProps) {
  const { onBlur } = props;
  const dates = useAreaMessages('dates', timePtBR);
  const inputRef = useControlRef(props);
  const rules = timeRules(props);
  const field = useTypedText({
    ...props,
    value: validTimeOrNull(props.value),
    defaultValue: validTimeOrNull(props.defaultValue),
    inputRef,
    format: (value: string | null) => value ?? '',
    validate: (text) => validateTime(text, rules),
    messageOf: ({ problem }) => timeMessage(problem, rules, dates),
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
      pasteWarning={field.pasteWarning}
      iso={time}
      placeholder={props.placeholder ?? dates.timePlaceholder}
      onEdit={field.edit}
      onTextCompleted={field.touch}
      onCommit={field.touch}
      onLeave={() => {
        field.touch();
        onBlur?.();
      }}
      onPasteText={(text, write, isOnlyWarning) => {
        if (isTypedTime(text)) return false;
        const pasted = readPastedTime(text);
        if (pasted === undefined) field.refuse(dates.notATime, isOnlyWarning);
        else write(pasted);
        return true;
      }}
      onRefusePaste={(isOnlyWarning) => field.refuse(dates.notATime, isOnlyWarning)}
      stepFrom={(step) => stepTimeText(field.text, step, rules)}
      complete={completeTime}
    />
  );
}

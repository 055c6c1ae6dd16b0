'use client';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { DateInput } from '../../internal/DateInput/DateInput.tsx';
import { useDateText } from '../../internal/DateInput/useDateText.ts';
import { useToday } from '../../internal/dates/useToday.ts';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/FieldFrame/useControlRef.ts';

interface DateValueProps {
  /** `yyyy-MM-dd`, without clock or zone; null while nothing or no valid date is typed. */
  value?: string | null | undefined;
  /** The date at first, where the field keeps its own value; a reset of the form brings it back. */
  defaultValue?: string | null | undefined;
  /** Runs with a whole date as `yyyy-MM-dd`, or with `null`; never with half of one. */
  onChange?: ((value: string | null) => void) | undefined;
  /** False refuses days after `today` with a message. @default true */
  allowFuture?: boolean | undefined;
  /** Below it the message is “Ano inválido”. @default 1900 */
  minYear?: number | undefined;
  /** Above it the message is “Ano inválido”. @default 2100 */
  maxYear?: number | undefined;
  /** `yyyy-MM-dd`; the browser's day when left out. For stories and tests. */
  today?: string | undefined;
  /** What is in the box, valid or not, at every keystroke. */
  onTextChange?: ((text: string) => void) | undefined;
  /** The field's own message while its text is no date, so that a form can hold back. */
  onValidityChange?: ((message: string | undefined) => void) | undefined;
  /** Overrides “dd/mm/aaaa”. @default 'dd/mm/aaaa' */
  placeholder?: string | undefined;
  /** `bday` for the user's own birth date; off otherwise. */
  autoComplete?: 'bday' | 'off' | undefined;
}

export type DateFieldProps = FieldName & FieldBaseProps & ControlRefProps & DateValueProps;

/** A date to type: birth dates above all. Use `DatePicker` where the weekday or the distance from today matters. */
export function DateField(props: DateFieldProps) {
  const { allowFuture = true, minYear = 1900, maxYear = 2100 } = props;
  const today = useToday(props.today);
  const { onBlur } = props;
  const inputRef = useControlRef(props);
  const { dates } = useMessages();
  const field = useDateText({ ...props, inputRef, rules: { allowFuture, minYear, maxYear, today } });
  return (
    <DateInput
      {...props}
      ui="date-field"
      inputRef={inputRef}
      error={field.error}
      text={field.text}
      iso={field.iso}
      placeholder={props.placeholder ?? dates.placeholder}
      onEdit={field.edit}
      onCommit={field.touch}
      onLeave={() => {
        field.touch();
        onBlur?.();
      }}
      onPasteText={field.paste}
      stepFrom={field.stepFrom}
      complete={field.complete}
    />
  );
}

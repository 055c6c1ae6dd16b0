'use client';
import type { Ref } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { DateInput } from '../../internal/DateInput/DateInput.tsx';
import { useDateText } from '../../internal/DateInput/useDateText.ts';
import { useToday } from '../../internal/dates/useToday.ts';
import type { FieldBaseProps, FieldName } from '../../internal/FieldFrame/FieldName.ts';

interface DateValueProps {
  /** `yyyy-MM-dd`, without clock or zone; null while nothing or no valid date is typed. */
  value: string | null;
  /** Runs with a whole date as `yyyy-MM-dd`, or with `null`; never with half of one. */
  onChange: (value: string | null) => void;
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
  /** Runs when the focus leaves the field: the moment to check it. */
  onBlur?: (() => void) | undefined;
  /** Overrides “dd/mm/aaaa”. @default 'dd/mm/aaaa' */
  placeholder?: string | undefined;
  /** `bday` for the user's own birth date; off otherwise. */
  autoComplete?: 'bday' | 'off' | undefined;
  /** Reaches the native element: for a measure or a focus that no prop offers. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export type DateFieldProps = FieldName & FieldBaseProps & DateValueProps;

/** A date to type: birth dates above all. Use `DatePicker` where the weekday or the distance from today matters. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, allowFuture = true, minYear = 1900, maxYear = 2100 } = props;
  const today = useToday(props.today);
  const { onTextChange, onValidityChange, onBlur, ...frame } = props;
  const { dates } = useMessages();
  const field = useDateText({
    value,
    onChange,
    onTextChange,
    onValidityChange,
    error: props.error,
    rules: { allowFuture, minYear, maxYear, today },
  });
  return (
    <DateInput
      {...frame}
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
      onReset={field.reset}
      stepFrom={field.stepFrom}
      complete={field.complete}
    />
  );
}

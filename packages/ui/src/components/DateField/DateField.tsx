'use client';
import { oneDatePtBR } from '../../i18n/ptBR/dates/oneDate.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { DateInput } from '../../internal/dates/DateInput/DateInput.tsx';
import { useDateText } from '../../internal/dates/DateInput/useDateText.ts';
import { useDateRules } from '../../internal/dates/useDateRules.ts';
import type { ControlRefProps, FieldBaseProps, FieldName } from '../../internal/fields/FieldFrame/FieldName.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';

interface DateValueProps {
  /** `yyyy-MM-dd`, without clock or zone; null while the text is empty or not a valid date. */
  value?: string | null | undefined;
  /** The initial date of an uncontrolled field. A form reset restores it. */
  defaultValue?: string | null | undefined;
  /** Runs with a complete date as `yyyy-MM-dd`, or with `null`; never with a partial one. */
  onChange?: ((value: string | null) => void) | undefined;
  /** False shows an error for days after `today`. @default true */
  allowFuture?: boolean | undefined;
  /** For an earlier year the message is “Ano inválido”. @default 1900 */
  minYear?: number | undefined;
  /** For a later year the message is “Ano inválido”. @default 2100 */
  maxYear?: number | undefined;
  /** `yyyy-MM-dd`: an earlier day is refused with a message. */
  minDate?: string | undefined;
  /** `yyyy-MM-dd`: a later day is refused with a message. */
  maxDate?: string | undefined;
  /** Why a day cannot be chosen, typed or in the calendar; `undefined` if it can: a weekend, a holiday, a closed month. */
  isDateUnavailable?: ((date: string) => string | undefined) | undefined;
  /** `yyyy-MM-dd`; by default the browser's day. For stories and tests. */
  today?: string | undefined;
  /** Runs with the text of the box, valid or not, on every key. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Runs with the field's own message while its text is not a date, so that a form can refuse to submit. */
  onValidityChange?: ((message: string | undefined) => void) | undefined;
  /** Overrides “dd/mm/aaaa”, or the order of the `locale`. */
  placeholder?: string | undefined;
  /** `bday` for the user's own birth date, which a `DatePicker` then never completes; `off` by default. */
  autoComplete?: 'bday' | 'off' | undefined;
}

export type DateFieldProps = FieldName &
  FieldBaseProps &
  ControlRefProps &
  DateValueProps & {
    /** Fills in the missing month or year from today's date. Not for birth dates. @default false */
    completesParts?: boolean | undefined;
  };

/** A typed date, especially a birth date. Use `DatePicker` if the weekday or the distance from today matters. */
export function DateField(props: DateFieldProps) {
  const { completesParts = false, onBlur } = props;
  const inputRef = useControlRef(props);
  const dates = useAreaMessages('dates', oneDatePtBR);
  const rules = useDateRules(props);
  const field = useDateText({ ...props, inputRef, completesParts, rules });
  return (
    <DateInput
      {...props}
      dataUi="date-field"
      inputRef={inputRef}
      error={field.error}
      text={field.text}
      isRefused={field.isRefused}
      pasteWarning={field.pasteWarning}
      iso={field.iso}
      placeholder={props.placeholder ?? dates.placeholder(rules.order)}
      onEdit={field.edit}
      onTextCompleted={field.touch}
      onCommit={field.touch}
      onLeave={() => {
        field.touch();
        onBlur?.();
      }}
      onPasteText={field.paste}
      onRefusePaste={field.refusePaste}
      stepFrom={field.stepFrom}
      complete={field.complete}
    />
  );
}

'use client';
import { oneDatePtBR } from '../../../i18n/ptBR/dates/oneDate.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { completeCentury, completeDate } from '../completeDate.ts';
import { formatDate } from '../formatDate.ts';
import type { IsoDate } from '../isoDate.ts';
import { type DateRules, type DateValidation, validateDate, latestDay } from '../validateDate.ts';
import { readPastedDate } from '../readPastedDate.ts';
import { validDateOrNull } from '../validDateOrNull.ts';
import { type DateStep, stepDate } from '../stepDate.ts';
import { type TypedTextOptions, useTypedText } from '../../fields/typed/useTypedText.ts';
import { problemMessage } from './problemMessage.ts';

interface DateTextOptions extends Omit<TypedTextOptions<IsoDate, DateValidation>, 'format' | 'validate' | 'messageOf'> {
  onTextChange?: ((text: string) => void) | undefined;
  rules: DateRules;
  /** Whether a missing month or year is filled in from today's date. */
  completesParts: boolean;
}

/** The state of the text of a field with one date. */
export function useDateText(options: DateTextOptions) {
  const { onTextChange, rules } = options;
  const dates = useAreaMessages('dates', oneDatePtBR);
  const field = useTypedText<IsoDate, DateValidation>({
    ...options,
    value: validDateOrNull(options.value),
    defaultValue: validDateOrNull(options.defaultValue),
    format: (iso) => formatDate(iso, rules.order),
    validate: (text) => validateDate(text, rules),
    messageOf: (validation) => problemMessage(validation, rules, dates),
  });
  const iso = field.validation.value;
  return {
    text: field.text,
    iso,
    error: field.error,
    isRefused: field.isRefused,
    pasteWarning: field.pasteWarning,
    edit: (next: string) => {
      field.edit(next);
      onTextChange?.(next);
    },
    touch: field.touch,
    complete: (unfinished: string) =>
      (options.completesParts ? completeDate : completeCentury)(unfinished, rules.today, latestDay(rules), rules.order),
    stepFrom: (step: DateStep) => stepDate(field.text, step, rules),
    refusePaste: (isOnlyWarning: boolean) => field.refuse(dates.notADate, isOnlyWarning),
    paste: (pasted: string, write: (text: string) => void, isOnlyWarning: boolean) => {
      const read = readPastedDate(pasted, rules.today, latestDay(rules), rules.order);
      if (read === 'digits') return false;
      if (!read) field.refuse(dates.notADate, isOnlyWarning);
      else if (read.end !== undefined && read.end !== read.text) field.refuse(dates.pastedSeveral(read.text, read.end));
      else write(read.text);
      return true;
    },
  };
}

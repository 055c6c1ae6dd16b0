'use client';
import type { RefObject } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { announce } from '../announce.ts';
import { completeCentury, completeDate } from '../dates/completeDate.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { type DateRules, judgeDate, latestDay } from '../dates/judgeDate.ts';
import { readPastedDate } from '../dates/readPastedDate.ts';
import { type DateStep, stepDate } from '../dates/stepDate.ts';
import { type FieldValueProps, useFieldValue } from '../FieldFrame/useFieldValue.ts';
import { problemMessage } from './problemMessage.ts';
import { useDateTexts } from './useDateTexts.ts';

interface DateTextOptions extends FieldValueProps<IsoDate | null> {
  inputRef: RefObject<HTMLInputElement | null>;
  onTextChange?: ((text: string) => void) | undefined;
  onValidityChange?: ((message: string | undefined) => void) | undefined;
  error?: string | undefined;
  rules: DateRules;
  /** Whether a day alone, or a day and a month, are completed with those of today. */
  completesParts: boolean;
}

const boxes = ['date'] as const;

/** The text of a field with one date. */
export function useDateText(options: DateTextOptions) {
  const { inputRef, onTextChange, onValidityChange, error, rules } = options;
  const messages = useMessages();
  const [value, onChange] = useFieldValue<IsoDate | null>({
    ...options,
    empty: null,
    controlRef: inputRef,
    dropDraft: (): void => fields.reset(),
  });
  const fields = useDateTexts({
    boxes,
    value: { date: value },
    onChange: ({ date }) => onChange(date),
    judge: ({ date }) => ({ date: judgeDate(date, rules) }),
    messageOf: (judged) => problemMessage(judged, rules, messages),
    errors: { date: error },
    onValidityChange: ({ date }) => onValidityChange?.(date),
  });
  const { texts, judged, errors, edit, touch } = fields;
  const { iso } = judged.date;
  return {
    text: texts.date,
    iso,
    error: errors.date,
    edit: (next: string) => {
      edit({ date: next });
      onTextChange?.(next);
    },
    touch: () => touch('date'),
    complete: (unfinished: string) =>
      (options.completesParts ? completeDate : completeCentury)(unfinished, rules.today, latestDay(rules)),
    stepFrom: (step: DateStep) => stepDate(iso, step, rules.today),
    paste: (pasted: string, write: (text: string) => void) => {
      const read = readPastedDate(pasted, rules.today, latestDay(rules));
      if (read.kind === 'digits') return false;
      if (read.kind === 'none') announce(messages.dates.notADate);
      else write(read.text);
      if (read.kind === 'rangeStart') announce(messages.dates.pastedStart(read.text));
      return true;
    },
  };
}

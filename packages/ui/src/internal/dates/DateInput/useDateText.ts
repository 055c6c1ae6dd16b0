'use client';
import { oneDatePtBR } from '../../../i18n/ptBR/dates/oneDate.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { announce } from '../../base/announce/announce.ts';
import { completeCentury, completeDate } from '../completeDate.ts';
import { formatDate } from '../formatDate.ts';
import type { IsoDate } from '../isoDate.ts';
import { type DateRules, type JudgedDate, judgeDate, latestDay } from '../judgeDate.ts';
import { readPastedDate } from '../readPastedDate.ts';
import { soundDate } from '../soundDate.ts';
import { type DateStep, stepDate } from '../stepDate.ts';
import { type TypedTextOptions, useTypedText } from '../../fields/typed/useTypedText.ts';
import { problemMessage } from './problemMessage.ts';

interface DateTextOptions extends Omit<TypedTextOptions<IsoDate, JudgedDate>, 'format' | 'judge' | 'messageOf'> {
  onTextChange?: ((text: string) => void) | undefined;
  rules: DateRules;
  /** Whether a day alone, or a day and a month, are completed with those of today. */
  completesParts: boolean;
}

/** The text of a field with one date. */
export function useDateText(options: DateTextOptions) {
  const { onTextChange, rules } = options;
  const dates = useWords('dates', oneDatePtBR);
  const field = useTypedText<IsoDate, JudgedDate>({
    ...options,
    value: soundDate(options.value),
    defaultValue: soundDate(options.defaultValue),
    format: (iso) => formatDate(iso, rules.order),
    judge: (text) => judgeDate(text, rules),
    messageOf: (judged) => problemMessage(judged, rules, dates),
  });
  const iso = field.judged.value;
  return {
    text: field.text,
    iso,
    error: field.error,
    edit: (next: string) => {
      field.edit(next);
      onTextChange?.(next);
    },
    touch: field.touch,
    complete: (unfinished: string) =>
      (options.completesParts ? completeDate : completeCentury)(unfinished, rules.today, latestDay(rules), rules.order),
    stepFrom: (step: DateStep) => stepDate(field.text, step, rules),
    paste: (pasted: string, write: (text: string) => void) => {
      const read = readPastedDate(pasted, rules.today, latestDay(rules), rules.order);
      if (read === 'digits') return false;
      if (!read) announce(dates.notADate);
      else {
        write(read.text);
        if (read.end) announce(dates.pastedStart(read.text));
      }
      return true;
    },
  };
}

'use client';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { completeDate } from '../dates/completeDate.ts';
import { formatDatePtBR } from '../dates/formatDatePtBR.ts';
import { addDays, addMonths, type IsoDate } from '../dates/isoDate.ts';
import { type DateRules, judgeDate } from '../dates/judgeDate.ts';
import { readPastedDate } from '../dates/readPastedDate.ts';
import { announce } from '../announce.ts';
import { problemMessage } from './problemMessage.ts';

interface DateTextOptions {
  value: IsoDate | null;
  onChange: (value: IsoDate | null) => void;
  onTextChange?: ((text: string) => void) | undefined;
  onValidityChange?: ((message: string | undefined) => void) | undefined;
  error?: string | undefined;
  rules: DateRules;
}

/** The text of a single date: what is typed stays in the box, also while it is no date and the value is null. */
export function useDateText(options: DateTextOptions) {
  const { value, onChange, onTextChange, onValidityChange, rules } = options;
  const messages = useMessages();
  const [text, setText] = useState(() => formatDatePtBR(value));
  const [shown, setShown] = useState(value);
  const [isLeft, setLeft] = useState(false);
  const [isReset, setReset] = useState(false);
  const judged = judgeDate(text, rules);
  if (value !== shown || isReset) {
    setShown(value);
    setReset(false);
    if (value !== judged.iso || isReset) setText(formatDatePtBR(value));
  }

  const message = problemMessage(judged.problem, messages);
  const tellValidity = useEffectEvent((now: string | undefined) => onValidityChange?.(now));
  // Before the key that was pressed goes on: Enter completes a date and submits the form at once.
  useLayoutEffect(() => tellValidity(message), [message]);

  const edit = (next: string) => {
    setText(next);
    setLeft(false);
    onTextChange?.(next);
    const { iso } = judgeDate(next, rules);
    if (iso !== value) onChange(iso);
  };
  const stepFrom = ({ days = 0, months = 0 }: { days?: number | undefined; months?: number | undefined }) =>
    formatDatePtBR(judged.iso ? addMonths(addDays(judged.iso, days), months) : rules.today);
  const paste = (pasted: string, write: (text: string) => void) => {
    const read = readPastedDate(pasted, rules.today);
    if (read.kind === 'digits') return false;
    if (read.kind === 'none') announce(messages.dates.notADate);
    else write(read.text);
    if (read.kind === 'rangeStart') announce(messages.dates.pastedStart(read.text));
    return true;
  };
  const isHalfTyped = judged.problem === 'incomplete';
  return {
    text,
    iso: judged.iso,
    /** Half a date is no mistake before the field is left; then the form's own message comes first. */
    error: isHalfTyped ? (isLeft ? (options.error ?? message) : undefined) : (message ?? options.error),
    edit,
    leave: () => setLeft(true),
    complete: (unfinished: string) => completeDate(unfinished, rules.today),
    stepFrom,
    paste,
    /** Shows the value again, whatever was typed. */
    reset: () => {
      setReset(true);
      setLeft(false);
    },
  };
}

'use client';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { problemMessage } from '../../internal/DateInput/problemMessage.ts';
import { formatDatePtBR } from '../../internal/dates/formatDatePtBR.ts';
import type { DateRules } from '../../internal/dates/judgeDate.ts';
import { judgeRange, type RangeEnd, type RangeTexts } from './judgeRange.ts';

export interface DateRange {
  /** `yyyy-MM-dd`, or null while nothing or no valid date is there. */
  start: string | null;
  /** As `start`; also null while the range is longer than the maximum. */
  end: string | null;
}

interface RangeTextsOptions {
  value: DateRange;
  onChange: (value: DateRange) => void;
  onValidityChange?: ((messages: { start?: string | undefined; end?: string | undefined }) => void) | undefined;
  startError?: string | undefined;
  endError?: string | undefined;
  rules: DateRules;
  maxSpanDays: number;
}

const format = ({ start, end }: DateRange): RangeTexts => ({ start: formatDatePtBR(start), end: formatDatePtBR(end) });

const nothingLeft: Record<RangeEnd, boolean> = { start: false, end: false };

/** The two texts are the truth while somebody types; the value is what they stand for. */
export function useRangeTexts(options: RangeTextsOptions) {
  const { value, onChange, onValidityChange, rules, maxSpanDays } = options;
  const messages = useMessages();
  const [texts, setTexts] = useState(() => format(value));
  const [shown, setShown] = useState(value);
  const [left, setLeft] = useState(nothingLeft);
  const judged = judgeRange(texts, rules, maxSpanDays);
  const [isReset, setReset] = useState(false);
  if (value.start !== shown.start || value.end !== shown.end || isReset) {
    setShown(value);
    setReset(false);
    const formatted = format(value);
    setTexts({
      start: value.start === judged.start.iso && !isReset ? texts.start : formatted.start,
      end: value.end === judged.end.iso && !isReset ? texts.end : formatted.end,
    });
  }

  const messageOf = (end: RangeEnd) => {
    const { problem } = judged[end];
    return problem === 'span' ? messages.dates.maxSpan(maxSpanDays) : problemMessage(problem, messages);
  };
  const [start, end] = [messageOf('start'), messageOf('end')];
  const tellValidity = useEffectEvent((now: { start?: string | undefined; end?: string | undefined }) =>
    onValidityChange?.(now),
  );
  // Before the key that was pressed goes on: Enter completes a date and submits the form at once.
  useLayoutEffect(() => tellValidity({ start, end }), [start, end]);

  const errorOf = (which: RangeEnd, own: string | undefined, given: string | undefined) =>
    judged[which].problem === 'incomplete' ? (given ?? (left[which] ? own : undefined)) : (own ?? given);

  return {
    texts,
    judged,
    errors: { start: errorOf('start', start, options.startError), end: errorOf('end', end, options.endError) },
    /** Shows texts without giving out a value: a range of which only the start is picked. */
    draft: setTexts,
    edit: (next: RangeTexts) => {
      setTexts(next);
      setLeft({ start: left.start && next.start === texts.start, end: left.end && next.end === texts.end });
      const { start, end } = judgeRange(next, rules, maxSpanDays);
      if (start.iso !== value.start || end.iso !== value.end) onChange({ start: start.iso, end: end.iso });
    },
    /** Shows the value again, whatever was typed. */
    reset: () => {
      setReset(true);
      setLeft(nothingLeft);
    },
    leave: (which: RangeEnd) => setLeft((before) => ({ ...before, [which]: true })),
  };
}

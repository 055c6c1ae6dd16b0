'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatDatePtBR } from '../dates/formatDatePtBR.ts';
import type { IsoDate } from '../dates/isoDate.ts';
import { soundDate } from '../dates/soundDate.ts';

export interface JudgedText<Problem extends string> {
  /** Null while the text is empty or has a problem. */
  iso: IsoDate | null;
  problem?: Problem | 'incomplete' | undefined;
  /** The caller's own words about the problem. */
  reason?: string | undefined;
}

interface DateTextsOptions<Box extends string, Problem extends string> {
  /** The boxes of the field, in reading order. */
  boxes: readonly Box[];
  value: Record<Box, IsoDate | null>;
  onChange: (value: Record<Box, IsoDate | null>) => void;
  /** What the texts stand for, all boxes together. */
  judge: (texts: Record<Box, string>) => Record<Box, JudgedText<Problem>>;
  messageOf: (judged: JudgedText<Problem>) => string | undefined;
  /** The form's own messages. */
  errors: Record<Box, string | undefined>;
  onValidityChange?: ((messages: Record<Box, string | undefined>) => void) | undefined;
}

/** One answer for each box. */
const forEach = <Box extends string, Answer>(boxes: readonly Box[], answer: (box: Box) => Answer) =>
  Object.fromEntries(boxes.map((box) => [box, answer(box)])) as Record<Box, Answer>;

/**
 * The texts of a date field, one box or two: they are the truth while somebody types, also while they are no dates, and
 * the value is what they stand for.
 */
export function useDateTexts<Box extends string, Problem extends string>(options: DateTextsOptions<Box, Problem>) {
  const { boxes, onChange, judge, messageOf, onValidityChange } = options;
  const value = forEach(boxes, (box) => soundDate(options.value[box]));
  const [texts, setTexts] = useState(() => forEach(boxes, (box) => formatDatePtBR(value[box])));
  const [shown, setShown] = useState(value);
  const [touched, setTouched] = useState(() => forEach(boxes, () => false));
  const [isReset, setReset] = useState(false);
  const judged = judge(texts);
  if (isReset || boxes.some((box) => value[box] !== shown[box])) {
    setShown(value);
    setReset(false);
    setTexts(
      forEach(boxes, (box) => (value[box] === judged[box].iso && !isReset ? texts[box] : formatDatePtBR(value[box]))),
    );
  }

  const messages = forEach(boxes, (box) => messageOf(judged[box]));
  const told = useRef<Record<Box, string | undefined>>(null);
  // Before the key that was pressed goes on: Enter completes a date and submits the form at once.
  useLayoutEffect(() => {
    const before = told.current;
    told.current = messages;
    if (before === null || boxes.some((box) => messages[box] !== before[box])) onValidityChange?.(messages);
  });

  const errorOf = (box: Box) => {
    const given = options.errors[box];
    if (judged[box].problem !== 'incomplete') return messages[box] ?? given;
    // Half a date is no mistake before the box is left; then the form's own message comes first.
    return touched[box] ? (given ?? messages[box]) : undefined;
  };

  return {
    texts,
    judged,
    errors: forEach(boxes, errorOf),
    /** Shows texts without giving out a value: a range of which only the start is picked. */
    draft: setTexts,
    edit: (next: Record<Box, string>) => {
      setTexts(next);
      setTouched(forEach(boxes, (box) => touched[box] && next[box] === texts[box]));
      const now = judge(next);
      if (boxes.some((box) => now[box].iso !== value[box])) onChange(forEach(boxes, (box) => now[box].iso));
    },
    /** Shows the value again, whatever was typed. */
    reset: () => {
      setReset(true);
      setTouched(forEach(boxes, () => false));
    },
    touch: (box: Box) => setTouched((before) => ({ ...before, [box]: true })),
  };
}

'use client';
import { useLayoutEffect, useRef, useState } from 'react';

export interface JudgedText<Value, Problem extends string> {
  /** Null while the text is empty or has a problem. */
  value: Value | null;
  problem?: Problem | 'incomplete' | undefined;
}

interface TypedTextsOptions<Box extends string, Value, Judged> {
  /** The boxes of the field, in reading order. */
  boxes: readonly Box[];
  value: Record<Box, Value | null>;
  onChange: (value: Record<Box, Value | null>) => void;
  /** The text of a value. */
  format: (value: Value | null) => string;
  /** What the texts stand for, all boxes together. */
  judge: (texts: Record<Box, string>) => Record<Box, Judged>;
  messageOf: (judged: Judged) => string | undefined;
  /** The form's own messages. */
  errors: Record<Box, string | undefined>;
  onValidityChange?: ((messages: Record<Box, string | undefined>) => void) | undefined;
}

/** One answer for each box. */
const forEach = <Box extends string, Answer>(boxes: readonly Box[], answer: (box: Box) => Answer) =>
  Object.fromEntries(boxes.map((box) => [box, answer(box)])) as Record<Box, Answer>;

/**
 * The texts of a field with one box or two whose value is not text, such as a date or a number. While somebody types, the
 * texts are the state, even if they stand for no value; the value is derived from them.
 */
export function useTypedTexts<Box extends string, Value, Judged extends JudgedText<Value, string>>(
  options: TypedTextsOptions<Box, Value, Judged>,
) {
  const { boxes, value, onChange, format, judge, messageOf, onValidityChange } = options;
  const [texts, setTexts] = useState(() => forEach(boxes, (box) => format(value[box])));
  const [shown, setShown] = useState(value);
  const [touched, setTouched] = useState(() => forEach(boxes, () => false));
  const [isReset, setReset] = useState(false);
  const judged = judge(texts);
  if (isReset || boxes.some((box) => value[box] !== shown[box])) {
    setShown(value);
    setReset(false);
    setTexts(forEach(boxes, (box) => (value[box] === judged[box].value && !isReset ? texts[box] : format(value[box]))));
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
      if (boxes.some((box) => now[box].value !== value[box])) onChange(forEach(boxes, (box) => now[box].value));
    },
    /** Shows the value again, whatever was typed. */
    reset: () => {
      setReset(true);
      setTouched(forEach(boxes, () => false));
    },
    touch: (box: Box) => setTouched((before) => ({ ...before, [box]: true })),
  };
}

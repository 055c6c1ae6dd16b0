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
 * texts are the state, even if they stand for no value; the value is derived from them. An owner that keeps another value
 * than it is told has that one shown.
 */
export function useTypedTexts<Box extends string, Value, Judged extends JudgedText<Value, string>>(
  options: TypedTextsOptions<Box, Value, Judged>,
) {
  const { boxes, value, onChange, format, judge, messageOf, onValidityChange } = options;
  const [typed, setTyped] = useState(() => forEach(boxes, (box) => format(value[box])));
  const [shown, setShown] = useState(value);
  const [told, setTold] = useState(value);
  const [touched, setTouched] = useState(() => forEach(boxes, () => false));
  const [isReset, setReset] = useState(false);
  if (isReset || boxes.some((box) => value[box] !== shown[box])) {
    const read = judge(typed);
    setShown(value);
    setTold(value);
    setReset(false);
    setTyped(forEach(boxes, (box) => (value[box] === read[box].value && !isReset ? typed[box] : format(value[box]))));
  }
  const isWhole = boxes.every((box) => told[box] !== null);
  // An owner without an empty value, or without half a range, is one that waits for the rest.
  const isKept = (box: Box) => told[box] !== value[box] && (typed[box] ? isWhole : touched[box]);
  // What was typed is kept behind it, because an owner may take its value a moment later.
  const texts = forEach(boxes, (box) => (isKept(box) ? format(value[box]) : typed[box]));
  const judged = judge(texts);

  const messages = forEach(boxes, (box) => messageOf(judged[box]));
  const toldMessages = useRef<Record<Box, string | undefined>>(null);
  // Before the key that was pressed goes on: Enter completes a date and submits the form at once.
  useLayoutEffect(() => {
    const before = toldMessages.current;
    toldMessages.current = messages;
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
    draft: (next: Record<Box, string>) => {
      setTyped(next);
      setTold(value);
    },
    edit: (next: Record<Box, string>) => {
      setTyped(next);
      setTouched(forEach(boxes, (box) => touched[box] && next[box] === texts[box]));
      const read = judge(next);
      const now = forEach(boxes, (box) => read[box].value);
      setTold(now);
      if (boxes.some((box) => now[box] !== value[box])) onChange(now);
    },
    /** Shows the value again, whatever was typed. */
    reset: () => {
      setReset(true);
      setTouched(forEach(boxes, () => false));
    },
    touch: (box: Box) => setTouched((before) => ({ ...before, [box]: true })),
  };
}

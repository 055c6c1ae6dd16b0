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
 * texts are the state, even if they stand for no value; the value is derived from them. An owner that takes another value
 * than it is told has that one shown; one that keeps its value, once the box is left, because it may be late until then.
 */
export function useTypedTexts<Box extends string, Value, Judged extends JudgedText<Value, string>>(
  options: TypedTextsOptions<Box, Value, Judged>,
) {
  const { boxes, value, onChange, format, judge, messageOf, onValidityChange } = options;
  const [typed, setTyped] = useState(() => forEach(boxes, (box) => format(value[box])));
  const [shown, setShown] = useState(value);
  // What the owner was told and has not taken yet, oldest first.
  const [told, setTold] = useState<readonly Record<Box, Value | null>[]>([]);
  const [isLeft, setLeft] = useState(false);
  const [touched, setTouched] = useState<readonly Box[]>([]);
  const [isReset, setReset] = useState(false);
  if (isReset || boxes.some((box) => value[box] !== shown[box])) {
    const read = judge(typed);
    const taken = isReset ? -1 : told.findIndex((one) => boxes.every((box) => one[box] === value[box]));
    const isTyped = (box: Box) => taken >= 0 || (value[box] === read[box].value && !isReset);
    setShown(value);
    setTold(taken < 0 ? [] : told.slice(taken + 1));
    setReset(false);
    setTyped(forEach(boxes, (box) => (isTyped(box) ? typed[box] : format(value[box]))));
  }
  const last = told.at(-1) ?? value;
  const isWhole = boxes.every((box) => last[box] !== null);
  // An owner without an empty value, or without half a range, is one that waits for the rest.
  const isKept = (box: Box) => last[box] !== value[box] && (typed[box] ? isWhole && isLeft : touched.includes(box));
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
    return touched.includes(box) ? (given ?? messages[box]) : undefined;
  };

  return {
    texts,
    judged,
    errors: forEach(boxes, errorOf),
    /** Shows texts without giving out a value: a range of which only the start is picked. */
    draft: (next: Record<Box, string>) => {
      setTyped(next);
      setTold([]);
    },
    edit: (next: Record<Box, string>) => {
      setTyped(next);
      setTouched(touched.filter((box) => next[box] === texts[box]));
      const read = judge(next);
      const now = forEach(boxes, (box) => read[box].value);
      setLeft(false);
      if (boxes.every((box) => now[box] === (isKept(box) ? value : last)[box])) return;
      setTold([...told, now]);
      onChange(now);
    },
    /** Shows the value again, whatever was typed. */
    reset: () => {
      setReset(true);
      setTouched([]);
    },
    /** The box is left, or its text is done: what the owner keeps is shown. */
    touch: (box: Box) => {
      setLeft(true);
      setTouched((before) => [...before.filter((other) => other !== box), box]);
    },
  };
}

'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  forEach,
  isBehind,
  type JudgedText,
  nextTexts,
  openTexts,
  shownTexts,
  type TypedTextsAction,
  type TypedTextsRules,
} from './typedTexts.ts';

interface TypedTextsOptions<Box extends string, Value, Judged extends JudgedText<Value, string>>
  extends TypedTextsRules<Box, Value, Judged> {
  value: Record<Box, Value | null>;
  onChange: (value: Record<Box, Value | null>) => void;
  messageOf: (judged: Judged) => string | undefined;
  /** The form's own messages. */
  errors: Record<Box, string | undefined>;
  onValidityChange?: ((messages: Record<Box, string | undefined>) => void) | undefined;
}

/**
 * The texts of a field with one box or two whose value is not text, such as a date or a number. While somebody types, the
 * texts are the state, even if they stand for no value; the value is derived from them. A parent that takes another value
 * than the reported one has that one shown; one that keeps its value, once the box is left, because it may be late until then.
 */
export function useTypedTexts<Box extends string, Value, Judged extends JudgedText<Value, string>>(
  options: TypedTextsOptions<Box, Value, Judged>,
) {
  const { boxes, value, onChange, judge, messageOf, onValidityChange } = options;
  const [state, setState] = useState(() => openTexts(value, options));
  const send = (action: TypedTextsAction<Box, Value>) => setState((current) => nextTexts(current, action, options));
  if (isBehind(state, value, boxes)) send({ type: 'follow', value });
  const texts = shownTexts(state, value, options);
  const judged = judge(texts);

  const messages = forEach(boxes, (box) => messageOf(judged[box]));
  const reportedMessages = useRef<Record<Box, string | undefined>>(null);
  // Before the key that was pressed goes on: Enter completes a date and submits the form at once.
  useLayoutEffect(() => {
    const before = reportedMessages.current;
    reportedMessages.current = messages;
    if (before === null || boxes.some((box) => messages[box] !== before[box])) onValidityChange?.(messages);
  });

  const errorOf = (box: Box) => {
    const given = options.errors[box];
    if (judged[box].problem !== 'incomplete') return messages[box] ?? given;
    // Half a date is no mistake before the box is left; then the form's own message comes first.
    return state.touched.includes(box) ? (given ?? messages[box]) : undefined;
  };

  return {
    texts,
    judged,
    errors: forEach(boxes, errorOf),
    /** Shows texts without giving out a value: a range of which only the start is picked. */
    draft: (next: Record<Box, string>) => send({ type: 'draft', texts: next }),
    edit: (next: Record<Box, string>) => {
      const action = { type: 'edit', texts: next, value } as const;
      const { reported } = nextTexts(state, action, options);
      send(action);
      const [now] = reported.slice(state.reported.length);
      if (now) onChange(now);
    },
    /** Shows the value again, whatever was typed. */
    reset: () => send({ type: 'reset' }),
    /** The box is left, or its text is done: what the parent keeps is shown. */
    touch: (box: Box) => send({ type: 'touch', box }),
  };
}

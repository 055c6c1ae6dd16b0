'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { refusedPastePtBR } from '../../../i18n/ptBR/masks/refusedPaste.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import {
  mapBoxes,
  mustFollowParent,
  type TextValidation,
  nextTexts,
  openTexts,
  shownTexts,
  type TypedTextsAction,
  type TypedTextsRules,
} from './typedTexts.ts';

interface TypedTextsOptions<Box extends string, Value, Validation extends TextValidation<Value, string>>
  extends TypedTextsRules<Box, Value, Validation> {
  value: Record<Box, Value | null>;
  onChange: (value: Record<Box, Value | null>) => void;
  messageOf: (validation: Validation) => string | undefined;
  /** The form's own messages. */
  errors: Record<Box, string | undefined>;
  /** The field is disabled or read-only. */
  isNotEditable: boolean;
  onValidityChange?: ((messages: Record<Box, string | undefined>) => void) | undefined;
}

interface Refusal<Box extends string> {
  box: Box;
  /** The text of the box when the paste was refused. */
  replacedText: string;
  /** The current text of the box: `replacedText`, or a draft that the user may cancel. */
  shown: string;
  message: string;
  /** A short text was pasted into a complete value without a selection. The value is still valid, so this is only a warning. */
  isOnlyWarning: boolean;
}

/**
 * The texts of a field whose value is not a text, such as a date or a number. While the user types, the texts are the state, even if they are
 * invalid, and the value is derived from them. If the parent sets another value than the reported one, it is shown immediately. If the parent
 * ignores a change, its value is shown on blur, because until then an update may still arrive.
 */
export function useTypedTexts<Box extends string, Value, Validation extends TextValidation<Value, string>>(
  options: TypedTextsOptions<Box, Value, Validation>,
) {
  const { boxes, value, onChange, validate, messageOf, isNotEditable, onValidityChange } = options;
  const wayOut = useAreaMessages('masks', refusedPastePtBR).refusedWhileEmpty;
  const [state, setState] = useState(() => openTexts(value, options));
  const send = (action: TypedTextsAction<Box, Value>) => setState((current) => nextTexts(current, action, options));
  const texts = shownTexts(state, value, options);
  const [refusal, setRefusal] = useState<Refusal<Box>>();
  if (mustFollowParent(state, value, boxes)) send({ type: 'follow', value });
  // Drops the refusal, because the parent has set another value or the field can no longer be edited.
  else if (refusal && (isNotEditable || refusal.shown !== texts[refusal.box])) setRefusal(undefined);
  const standing = refusal && !isNotEditable && refusal.replacedText === texts[refusal.box] ? refusal : undefined;
  const refused = standing && !standing.isOnlyWarning ? standing.box : undefined;
  const refusedOf = (box: Box) => (refused === box ? refusal?.message : undefined);
  const textValidation = validate(texts);
  // The user wanted to replace the value, so it must not be submitted until the text is edited.
  const validation = mapBoxes(boxes, (box) =>
    refusedOf(box) ? { ...textValidation[box], value: null } : textValidation[box],
  );

  const messages = mapBoxes(boxes, (box) => refusedOf(box) ?? messageOf(validation[box]));
  const reportedMessages = useRef<Record<Box, string | undefined>>(null);
  // A layout effect: Enter completes a date and submits the form in the same event.
  useLayoutEffect(() => {
    const before = reportedMessages.current;
    reportedMessages.current = messages;
    if (before === null || boxes.some((box) => messages[box] !== before[box])) onValidityChange?.(messages);
  });

  const errorOf = (box: Box) => {
    const given = options.errors[box];
    const refused = refusedOf(box);
    if (refused) return refused;
    if (validation[box].problem !== 'incomplete') return messages[box] ?? given;
    // An incomplete date is an error only after a blur; the form's own message has priority then.
    return state.touched.includes(box) ? (given ?? messages[box]) : undefined;
  };

  return {
    texts,
    validation,
    errors: mapBoxes(boxes, errorOf),
    /** The warning about a paste that changed nothing. */
    pasteWarnings: mapBoxes(boxes, (box) =>
      standing?.isOnlyWarning && standing.box === box ? standing.message : undefined,
    ),
    /** The box with a refused paste. Its text is not what the user wanted. */
    refused,
    /** Shows texts without reporting a value, such as a range with only its start picked. */
    draft: (next: Record<Box, string>) => {
      if (refusal) {
        const shown = next[refusal.box];
        const isSame = validate(next)[refusal.box].value === textValidation[refusal.box].value;
        setRefusal({ ...refusal, shown, replacedText: isSame && standing ? shown : refusal.replacedText });
      }
      send({ type: 'draft', texts: next });
    },
    /** Shows the error of a refused paste, so that the form cannot be submitted with the former value or without one. */
    refuse: (box: Box, message: string, isOnlyWarning = false) => {
      const text = texts[box];
      setRefusal({
        box,
        replacedText: text,
        shown: text,
        message: text === '' ? wayOut(message) : message,
        isOnlyWarning,
      });
    },
    forgetRefusal: () => setRefusal(undefined),
    /** `editedBox` is the edited box; without it all texts are new. */
    edit: (next: Record<Box, string>, editedBox?: Box) => {
      if (!editedBox || editedBox === refusal?.box) setRefusal(undefined);
      const action = { type: 'edit', texts: next, value } as const;
      const { reported } = nextTexts(state, action, options);
      send(action);
      const [now] = reported.slice(state.reported.length);
      if (now) onChange(now);
    },
    /** Clears the typed text and shows the value again. */
    reset: () => {
      setRefusal(undefined);
      send({ type: 'reset' });
    },
    /** Shows the value of the parent. Runs on blur, on Enter and when the text is complete. */
    touch: (box: Box) => send({ type: 'touch', box }),
  };
}

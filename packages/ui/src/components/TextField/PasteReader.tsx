'use client';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { refusedPastePtBR } from '../../i18n/ptBR/masks/refusedPaste.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { isPaste } from '../../internal/fields/masks/maskInput.ts';
import type { PastedText } from '../../internal/fields/masks/maskSession.ts';
import { setValueKeepingUndo } from '../../internal/fields/masks/setValueKeepingUndo.ts';
import { useReportedValidity } from '../../internal/fields/typed/useReportedValidity.ts';

interface PasteReaderProps {
  inputRef: RefObject<HTMLInputElement | null>;
  isLocked: boolean;
  readPaste: (text: string) => PastedText | undefined;
  /** Runs after each whole paste, with the reason why nothing of it was taken. */
  onPaste: (reason: string | undefined) => void;
  /** A reason above no value also says the way out. */
  isEmpty: boolean;
  /** The reason, while it stands. */
  error: string | undefined;
  onValidityChange: ((message: string | undefined) => void) | undefined;
}

/** Reads a text that is pasted or dropped as the whole value. A component without markup, so that other text fields have no effect of it. */
export function PasteReader({
  inputRef,
  isLocked,
  readPaste,
  onPaste,
  isEmpty,
  error,
  onValidityChange,
}: PasteReaderProps) {
  const wayOut = useAreaMessages('masks', refusedPastePtBR).refusedWhileEmpty;
  useReportedValidity(error, onValidityChange);
  const beforeInput = useEffectEvent((event: InputEvent) => {
    const input = inputRef.current;
    if (!input || isLocked || !isPaste(event.inputType)) return;
    const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    if (!isWhole) return;
    const read = readPaste(event.data ?? '');
    // Here and not in `onChange`, which does not run for a text that is there already.
    const reason = read && 'refused' in read ? read.refused : undefined;
    onPaste(reason !== undefined && isEmpty ? wayOut(reason) : reason);
    if (!read) return;
    event.preventDefault();
    if ('value' in read) setValueKeepingUndo(input, read.value);
  });
  useLayoutEffect(() => {
    const input = inputRef.current;
    input?.addEventListener('beforeinput', beforeInput);
    return () => input?.removeEventListener('beforeinput', beforeInput);
  }, [inputRef]);
  return null;
}

'use client';
import { type ChangeEvent, type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { caretAfterDigits, countDigits, maskDate } from '../dates/dateMask.ts';

/** Masks what is typed and keeps the caret after the same digit. */
export function useDateCaret(
  inputRef: RefObject<HTMLInputElement | null>,
  onEdit: (text: string) => void,
  ref: Ref<HTMLInputElement> | undefined,
) {
  const caret = useRef<number | null>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement, [inputRef]);
  useLayoutEffect(() => {
    if (caret.current !== null) inputRef.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const at = event.target.selectionStart ?? typed.length;
    const masked = maskDate(typed);
    caret.current = at === typed.length ? masked.length : caretAfterDigits(masked, countDigits(typed.slice(0, at)));
    onEdit(masked);
  };
}

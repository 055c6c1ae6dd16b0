'use client';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { countKept, isComposed } from '../masks/composition.ts';

interface LimitWatcherProps {
  inputRef: RefObject<HTMLInputElement | null>;
  maxLength: number;
  /** Runs before each edit of the browser. `withoutRoom` is the inserted text if it does not fit completely. */
  onEdit: (withoutRoom: string | undefined) => void;
}

/** A component without markup, so that text fields without a limit do not run its effects. */
export function LimitWatcher({ inputRef, maxLength, onEdit }: LimitWatcherProps) {
  const beforeInput = useEffectEvent((event: InputEvent) => {
    const input = event.currentTarget as HTMLInputElement;
    const { inputType, data } = event;
    if (input.readOnly || event.defaultPrevented || isComposed(event)) return;
    // A spelling correction replaces more than the selection.
    const isUnknown = inputType === 'insertReplacementText' && input.selectionStart === input.selectionEnd;
    if (data === null || isUnknown) return onEdit(undefined);
    // In WebKit a key without room has no data. A blank is ignored.
    const isDropped = data === '' && inputType === 'insertText';
    const isTooLong = data.trimEnd() !== '' && countKept(input) + data.trimEnd().length > maxLength;
    onEdit(isDropped || isTooLong ? data : undefined);
  });
  useLayoutEffect(() => {
    const input = inputRef.current;
    input?.addEventListener('beforeinput', beforeInput);
    return () => input?.removeEventListener('beforeinput', beforeInput);
  }, [inputRef]);
  return null;
}

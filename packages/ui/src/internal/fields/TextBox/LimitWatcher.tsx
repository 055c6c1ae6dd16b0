'use client';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { countKept, isComposed } from '../masks/composition.ts';

interface LimitWatcherProps {
  inputRef: RefObject<HTMLInputElement | null>;
  maxLength: number;
  /** Runs before each edit that the browser makes. `withoutRoom` is a text of which it leaves out some characters. */
  onEdit: (withoutRoom: string | undefined) => void;
}

/** A component without markup, so that text fields without a limit have no effect of it. */
export function LimitWatcher({ inputRef, maxLength, onEdit }: LimitWatcherProps) {
  const beforeInput = useEffectEvent((event: InputEvent) => {
    const input = event.currentTarget as HTMLInputElement;
    const { inputType, data } = event;
    if (input.readOnly || event.defaultPrevented || isComposed(event)) return;
    // A correction replaces more than the selection.
    const isUnknown = inputType === 'insertReplacementText' && input.selectionStart === input.selectionEnd;
    if (data === null || isUnknown) return onEdit(undefined);
    // WebKit has already left out the key; a blank means nothing.
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

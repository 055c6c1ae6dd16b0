'use client';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { countKept } from '../masks/composition.ts';

interface LimitWatcherProps {
  inputRef: RefObject<HTMLInputElement | null>;
  maxLength: number;
  /** Runs before the browser inserts a text, and leaves out the characters without room. */
  onInsert: (hasRoom: boolean) => void;
}

/** A component without markup, so that text fields without a limit have no effect of it. */
export function LimitWatcher({ inputRef, maxLength, onInsert }: LimitWatcherProps) {
  const beforeInput = useEffectEvent((event: InputEvent) => {
    const input = event.currentTarget as HTMLInputElement;
    const { inputType, data } = event;
    if (input.readOnly || event.isComposing || event.defaultPrevented || data === null) return;
    // WebKit has already left out the key; a blank means nothing.
    const isDropped = data === '' && inputType === 'insertText';
    onInsert(!isDropped && (data.trimEnd() === '' || countKept(input) + data.trimEnd().length <= maxLength));
  });
  useLayoutEffect(() => {
    const input = inputRef.current;
    input?.addEventListener('beforeinput', beforeInput);
    return () => input?.removeEventListener('beforeinput', beforeInput);
  }, [inputRef]);
  return null;
}

'use client';
import { useState } from 'react';

/**
 * A key for a native list that shows `value`: a new one when the value comes from elsewhere, and so a new list. In Firefox the
 * screen reader Orca follows the selection of a list wherever the focus is, and reads out all twelve months after each step.
 * A list that has the focus stays, because a new one would lose it.
 */
export function useListKey(value: number) {
  const [shown, setShown] = useState({ value, key: 0 });
  const [hasFocus, setHasFocus] = useState(false);
  if (shown.value !== value) setShown({ value, key: shown.key + (hasFocus ? 0 : 1) });
  /** What is chosen in the list itself: it stays, and so does its focus. */
  const keep = (chosen: number) => {
    setShown({ value: chosen, key: shown.key });
    return chosen;
  };
  return { key: shown.key, keep, focusProps: { onFocus: () => setHasFocus(true), onBlur: () => setHasFocus(false) } };
}

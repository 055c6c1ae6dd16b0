'use client';
import { type KeyboardEvent, useRef, useState } from 'react';

interface GridFocusOptions<Value> {
  /** The value to focus. When it changes, the grid moves to the new value. */
  showOn: Value;
  /** The grid takes the focus as it opens. */
  isModal: boolean;
  /** The value itself, or the nearest one that the grid can show. */
  limit: (value: Value, focused: Value) => Value;
  onPick: (value: Value) => void;
}

/** The focused day or month of a grid, by pointer and by keys. */
export function useGridFocus<Value extends string>({ showOn, isModal, limit, onPick }: GridFocusOptions<Value>) {
  const [shownOn, setShownOn] = useState(showOn);
  const [focused, setFocused] = useState(showOn);
  const takesFocus = useRef(isModal);
  if (showOn !== shownOn) {
    setShownOn(showOn);
    setFocused(showOn);
  }
  const show = (value: Value) => {
    const shown = limit(value, focused);
    setFocused(shown);
    return shown;
  };
  const pick = (value: Value) => {
    setFocused(value);
    onPick(value);
  };
  /** `next` is the value that the key leads to; null for a key that does not move. */
  const onGridKey = (event: KeyboardEvent, next: Value | null) => {
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === null) return pick(focused);
    // At the limit the state does not change, so no render would consume the request.
    takesFocus.current = show(next) !== focused;
  };
  /** Whether the rendered value has to take the focus: true once for each move by a key. */
  const takeFocusRequest = () => {
    const isRequested = takesFocus.current;
    takesFocus.current = false;
    return isRequested;
  };
  return { focused, takeFocusRequest, show, pick, onGridKey };
}

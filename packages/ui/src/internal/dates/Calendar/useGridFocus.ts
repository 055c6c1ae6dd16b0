'use client';
import { type KeyboardEvent, useRef, useState } from 'react';

interface GridFocusOptions<Value> {
  /** The value to focus. The grid moves to it when it changes. */
  showOn: Value;
  /** Whether the grid takes the focus when it opens. */
  isModal: boolean;
  /** Returns the value, or the nearest one that the grid can show. */
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
  /** `next` is the value to which the key moves, or null. */
  const onGridKey = (event: KeyboardEvent, next: Value | null) => {
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === null) return pick(focused);
    // At the limit the state does not change, so there would be no render to clear the request.
    takesFocus.current = show(next) !== focused;
  };
  /** Whether to focus the rendered value: true once for each move by a key. */
  const takeFocusRequest = () => {
    const isRequested = takesFocus.current;
    takesFocus.current = false;
    return isRequested;
  };
  return { focused, takeFocusRequest, show, pick, onGridKey };
}

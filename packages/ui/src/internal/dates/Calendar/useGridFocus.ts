'use client';
import { type KeyboardEvent, useRef, useState } from 'react';

interface GridFocusOptions<Place> {
  /** Where to begin, and where to go when another value is typed meanwhile. */
  showOn: Place;
  /** The grid takes the focus as it opens. */
  isModal: boolean;
  /** The place itself, or the one that is shown instead of it where the grid ends. */
  limit: (place: Place, focused: Place) => Place;
  onPick: (place: Place) => void;
}

/** The day or the month that has the focus of its grid, by pointer and by keys. */
export function useGridFocus<Place extends string>({ showOn, isModal, limit, onPick }: GridFocusOptions<Place>) {
  const [shownOn, setShownOn] = useState(showOn);
  const [focused, setFocused] = useState(showOn);
  const takesFocus = useRef(isModal);
  if (showOn !== shownOn) {
    setShownOn(showOn);
    setFocused(showOn);
  }
  const show = (place: Place) => {
    const shown = limit(place, focused);
    setFocused(shown);
    return shown;
  };
  const press = (place: Place) => {
    setFocused(place);
    onPick(place);
  };
  /** `next` is where the key leads, if it is one that moves. */
  const moveOrPress = (event: KeyboardEvent, next: Place | null) => {
    if (next === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === null) return press(focused);
    // Where the grid ends nothing renders, and the focus would be taken later, from wherever it is then.
    takesFocus.current = show(next) !== focused;
  };
  /** Whether the place has to get the focus now that it is rendered: once for each move by a key. */
  const takeFocusRequest = () => {
    const isRequested = takesFocus.current;
    takesFocus.current = false;
    return isRequested;
  };
  return { focused, takeFocusRequest, show, press, moveOrPress };
}

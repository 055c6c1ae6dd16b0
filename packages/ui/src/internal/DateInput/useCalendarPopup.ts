'use client';
import { type FocusEvent, type KeyboardEvent, lazy, useRef, useState } from 'react';
import { useOutsidePress } from '../topLayer/useOutsidePress.ts';

const loadCalendar = () =>
  import('../Calendar/CalendarPopup.tsx').then(({ CalendarPopup }) => ({ default: CalendarPopup }));

/** Not part of the first load: it comes when a date field is pointed at or focused, before anybody can open it. */
export const LazyCalendarPopup = lazy(loadCalendar);

interface Opened {
  isModal: boolean;
  opener: HTMLElement | null;
}

/** When the calendar is open, and all the ways out of it: Escape, a press outside, focus that goes elsewhere. */
export function useCalendarPopup(onDismiss: () => void, onEscape: () => boolean = () => false) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (returnsFocus: boolean) => {
    setOpened(null);
    if (returnsFocus && opened?.isModal) opened.opener?.focus();
  };
  const dismiss = () => {
    if (!opened) return;
    setOpened(null);
    onDismiss();
  };
  useOutsidePress(rootRef, opened !== null, dismiss);
  return {
    opened,
    open: (isModal: boolean) => setOpened({ isModal, opener: document.activeElement as HTMLElement | null }),
    close,
    rootProps: {
      ref: rootRef,
      onPointerEnter: () => void loadCalendar(),
      onFocus: () => void loadCalendar(),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !rootRef.current?.contains(event.relatedTarget)) dismiss();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!opened || event.key !== 'Escape') return;
        // The dialog around the field, if there is one, stays open.
        event.preventDefault();
        event.stopPropagation();
        if (onEscape()) return;
        close(true);
        onDismiss();
      },
    },
  };
}

'use client';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { datesPtBR } from '../../i18n/ptBR/dates.ts';
import { useWords } from '../../i18n/useWords.ts';
import { toast } from '../../components/Toasts/toast.ts';
import { lazyPart } from '../lazyPart.tsx';
import { useOutsidePress } from '../topLayer/useOutsidePress.ts';

/** Not part of the first load: it comes when a date field is pointed at or focused, before anybody can open it. */
const calendar = lazyPart('CalendarPopup', () => import('../Calendar/CalendarPopup.tsx'));
export const LazyCalendarPopup = calendar.Part;

export interface Opened {
  isModal: boolean;
  opener: HTMLElement | null;
}

/** When the calendar is open, and all the ways out of it: Escape, a press outside, focus that goes elsewhere. */
export function useCalendarPopup(
  onDismiss: () => void,
  onEscape: () => boolean = () => false,
  preload = calendar.preload,
) {
  const dates = useWords('dates', datesPtBR);
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
    /** The date can still be typed. */
    giveUp: () => {
      toast.error({ title: dates.calendarMissing, message: dates.calendarMissingNote });
      close(true);
      onDismiss();
    },
    rootProps: {
      ref: rootRef,
      onPointerEnter: preload,
      onFocus: preload,
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

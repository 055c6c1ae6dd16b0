'use client';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { datesPtBR } from '../../i18n/ptBR/dates/dates.ts';
import { useWords } from '../../i18n/useWords.ts';
import { raise } from '../../components/Toasts/toast.ts';
import { useOutsidePress } from '../topLayer/useOutsidePress.ts';

export interface Opened {
  isModal: boolean;
  opener: HTMLElement | null;
}

/** When the calendar is open, and all the ways out of it: Escape, a press outside, focus that goes elsewhere. */
export function useCalendarPopup(preload: () => void, onDismiss?: () => void, onEscape?: () => boolean) {
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
    onDismiss?.();
  };
  useOutsidePress(rootRef, opened !== null, dismiss);
  return {
    opened,
    open: (isModal: boolean) => setOpened({ isModal, opener: document.activeElement as HTMLElement | null }),
    close,
    /** The date can still be typed. */
    giveUp: () => {
      raise('error', { title: dates.calendarMissing, message: dates.calendarMissingNote });
      close(true);
      onDismiss?.();
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
        if (onEscape?.()) return;
        close(true);
        onDismiss?.();
      },
    },
  };
}

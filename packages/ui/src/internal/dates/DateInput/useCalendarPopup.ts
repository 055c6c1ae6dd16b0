'use client';
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { datesPtBR } from '../../../i18n/ptBR/dates/dates.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { showToast } from '../../overlays/toasts/showToast.ts';
import { ignoreSecondClick } from '../../base/dom/ignoreSecondClick.ts';
import { useOutsidePress } from '../../overlays/topLayer/useOutsidePress.ts';
import { useLayoutEffectWhen } from '../../base/useLayoutEffectWhen.ts';
import { useFocusWithin, type FocusWithinHandlers } from '../../base/focus/focusWithin.ts';

export interface Opened {
  isModal: boolean;
  opener: HTMLElement | null;
}

interface CalendarPopupOptions extends FocusWithinHandlers {
  preload: () => void;
  /** The input that the calendar fills. */
  inputRef: RefObject<HTMLInputElement | null>;
  disabledReason?: string | undefined;
  isReadOnly?: boolean | undefined;
  /** Runs before the calendar closes without a choice. Returns true to keep it open, if Escape only cancelled a half-picked range. */
  onDismiss?: (() => boolean) | undefined;
}

/**
 * Opens and closes the calendar. It closes on Escape, on a press outside, when the focus leaves the field, and when the field becomes
 * disabled or read-only.
 */
export function useCalendarPopup(options: CalendarPopupOptions) {
  const { preload, inputRef, disabledReason, isReadOnly, onDismiss } = options;
  const dates = useAreaMessages('dates', datesPtBR);
  const rootRef = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (returnsFocus: boolean) => {
    setOpened(null);
    ignoreSecondClick();
    // In a calendar that was opened by mouse only the month and year lists can have the focus.
    if (!returnsFocus || !(opened?.isModal || document.activeElement instanceof HTMLSelectElement)) return;
    const opener = opened?.isModal && rootRef.current?.contains(opened.opener) ? opened.opener : inputRef.current;
    opener?.focus();
  };
  const dismiss = (returnsFocus: boolean) => {
    if (!opened) return;
    close(returnsFocus);
    onDismiss?.();
  };
  useOutsidePress(rootRef, opened !== null, () => dismiss(false));
  // A layout effect: the calendar can return the focus only while it still has it.
  useLayoutEffectWhen(Boolean(disabledReason || isReadOnly), () => dismiss(true));
  const focus = useFocusWithin(rootRef, opened !== null, options);
  return {
    opened,
    open: (isModal: boolean) => setOpened({ isModal, opener: document.activeElement as HTMLElement | null }),
    close,
    /** Runs if the code of the calendar did not load. A message says that the date can be typed. */
    reportLoadError: () => {
      showToast('error', { title: dates.calendarLoadFailed, message: dates.calendarLoadFailedNote });
      dismiss(true);
    },
    rootProps: {
      ref: rootRef,
      onPointerEnter: preload,
      onFocus: () => {
        preload();
        focus.enter();
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !rootRef.current?.contains(event.relatedTarget)) dismiss(false);
        focus.leave(event);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!opened || event.key !== 'Escape') return;
        // Keeps the dialog around the field open.
        event.preventDefault();
        event.stopPropagation();
        if (!onDismiss?.()) close(true);
      },
    },
  };
}

'use client';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useLeavingCopy } from '../../overlays/leaving/useLeavingCopy.ts';
import { useTopLayer } from '../../overlays/topLayer/useTopLayer.ts';
import { popup } from './CalendarPopup.css.ts';
import { nonModalPosition, calendarPosition } from './calendarPosition.ts';
import { trapFocus } from '../../base/focus/trapFocus.ts';

interface PopupFrameProps {
  label: string;
  /** The input of the box below which it opens. */
  anchorRef: RefObject<HTMLElement | null>;
  /** True if a key or the calendar button opened it. It then takes the focus and contains it. */
  isModal: boolean;
  /** Id of the text with the instruction. */
  hintId: string;
  children: ReactNode;
}

/** The dialog that contains the days of a month or the months of a year. */
export function PopupFrame({ label, anchorRef, isModal, hintId, children }: PopupFrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLeavingCopy(ref);
  useTopLayer(ref, anchorRef, true, isModal ? calendarPosition : nonModalPosition);
  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      aria-modal={isModal || undefined}
      aria-label={label}
      aria-describedby={hintId}
      className={popup}
      {...trapFocus(isModal)}
    >
      {children}
    </div>
  );
}

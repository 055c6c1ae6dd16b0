'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { clearing, footer, footerButton } from './CalendarFooter.css.ts';

export interface CalendarFooterProps {
  /** Empties the field; left out where there is nothing to empty or a date must stay. */
  onClear: (() => void) | undefined;
  isRange: boolean;
  hasTabStop: boolean;
  children?: ReactNode;
}

/** Under the month: ready-made choices, and clearing for boxes too narrow for a button of their own. */
export function CalendarFooter({ onClear, isRange, hasTabStop, children }: CalendarFooterProps) {
  const { dates } = useMessages();
  if (!children && !onClear) return null;
  return (
    <div className={footer}>
      {children}
      {onClear && (
        <button
          type="button"
          className={`${footerButton} ${clearing}`}
          tabIndex={hasTabStop ? undefined : -1}
          onClick={onClear}
        >
          {isRange ? dates.clearRange : dates.clear}
        </button>
      )}
    </div>
  );
}

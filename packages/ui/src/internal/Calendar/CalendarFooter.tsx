'use client';
import type { ReactNode } from 'react';
import { datesPtBR } from '../../i18n/ptBR/dates/dates.ts';
import { useWords } from '../../i18n/useWords.ts';
import { clearing, clearingOnly, footer, footerButton } from './CalendarFooter.css.ts';

interface CalendarFooterProps {
  /** Empties both boxes; left out where there is nothing to empty or a date must stay. */
  onClear: (() => void) | undefined;
  hasTabStop: boolean;
  children?: ReactNode;
}

/** Under the month: ready-made choices, and clearing for boxes too narrow for a button of their own. */
export function CalendarFooter({ onClear, hasTabStop, children }: CalendarFooterProps) {
  const dates = useWords('dates', datesPtBR);
  if (!children && !onClear) return null;
  return (
    <div className={children ? footer : `${footer} ${clearingOnly}`}>
      {children}
      {onClear && (
        <button
          type="button"
          className={`${footerButton} ${clearing}`}
          tabIndex={hasTabStop ? undefined : -1}
          onClick={onClear}
        >
          {dates.clearRange}
        </button>
      )}
    </div>
  );
}

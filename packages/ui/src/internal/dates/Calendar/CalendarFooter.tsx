'use client';
import { datesPtBR } from '../../../i18n/ptBR/dates/dates.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { type Preset, PresetList } from './PresetList.tsx';
import { clearButton, clearFooter, footer, footerButton } from './CalendarFooter.css.ts';

interface CalendarFooterProps {
  presets?: readonly Preset[] | undefined;
  /** Clears both boxes; undefined if there is nothing to clear or a date is required. */
  onClear?: (() => void) | undefined;
  hasTabStop: boolean;
}

/** Presets below the month, and a clear button if the boxes are too narrow for their own. */
export function CalendarFooter({ presets, onClear, hasTabStop }: CalendarFooterProps) {
  const dates = useAreaMessages('dates', datesPtBR);
  if (!presets && !onClear) return null;
  return (
    <div className={presets ? footer : `${footer} ${clearFooter}`}>
      {presets && <PresetList presets={presets} hasTabStop={hasTabStop} />}
      {onClear && (
        <button
          type="button"
          className={`${footerButton} ${clearButton}`}
          tabIndex={hasTabStop ? undefined : -1}
          onClick={onClear}
        >
          {dates.clearRange}
        </button>
      )}
    </div>
  );
}

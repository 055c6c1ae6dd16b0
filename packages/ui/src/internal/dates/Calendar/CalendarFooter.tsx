'use client';
import { datesPtBR } from '../../../i18n/ptBR/dates/dates.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { type Preset, PresetList } from './PresetList.tsx';
import { clearing, clearingOnly, footer, footerButton } from './CalendarFooter.css.ts';

interface CalendarFooterProps {
  presets?: readonly Preset[] | undefined;
  /** Empties both boxes; left out if there is nothing to empty or a date is required. */
  onClear?: (() => void) | undefined;
  hasTabStop: boolean;
}

/** Under the month: ready-made choices, and clearing for boxes too narrow for a button of their own. */
export function CalendarFooter({ presets, onClear, hasTabStop }: CalendarFooterProps) {
  const dates = useAreaMessages('dates', datesPtBR);
  if (!presets && !onClear) return null;
  return (
    <div className={presets ? footer : `${footer} ${clearingOnly}`}>
      {presets && <PresetList presets={presets} hasTabStop={hasTabStop} />}
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

'use client';
import { datesPtBR } from '../../../i18n/ptBR/dates/dates.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { useDisabledReason } from '../../base/dom/useDisabledReason.tsx';
import { footerButton, presets as group } from './CalendarFooter.css.ts';

export interface Preset {
  label: string;
  /** The reason why the preset is not allowed. It is then disabled; its dates are never moved to the limits. */
  disabledReason: string | undefined;
  /** Whether the preset equals the value of the field; undefined if the calendar already shows that. */
  isChosen?: boolean | undefined;
  choose: () => void;
}

interface PresetListProps {
  presets: readonly Preset[];
  hasTabStop: boolean;
}

/** Presets below the calendar, or below the boxes of a range of times. */
export function PresetList({ presets, hasTabStop }: PresetListProps) {
  const dates = useAreaMessages('dates', datesPtBR);
  return (
    <fieldset className={group} aria-label={dates.presets}>
      {presets.map((preset) => (
        <PresetButton key={preset.label} {...preset} hasTabStop={hasTabStop} />
      ))}
    </fieldset>
  );
}

function PresetButton({ label, disabledReason, isChosen, choose, hasTabStop }: Preset & { hasTabStop: boolean }) {
  const disabled = useDisabledReason(disabledReason);
  return (
    <>
      <button
        type="button"
        className={footerButton}
        tabIndex={hasTabStop ? undefined : -1}
        aria-pressed={isChosen}
        {...disabled.props}
        onClick={() => {
          if (!disabled.isDisabled) choose();
        }}
      >
        {label}
      </button>
      {disabled.description}
    </>
  );
}

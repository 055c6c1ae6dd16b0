'use client';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { footerButton, presets } from './CalendarFooter.css.ts';
import { daysBetween, type IsoDate } from '../../internal/dates/isoDate.ts';
import { useDisabledReason } from '../../internal/useDisabledReason.tsx';

import { type RangePreset, rangePresets } from './rangePresets.ts';

interface PresetListProps {
  today: IsoDate;
  maxSpanDays: number;
  hasTabStop: boolean;
  onChoose: (start: IsoDate, end: IsoDate) => void;
}

/** Ready-made ranges. One that is longer than allowed says so instead of being cut short in silence. */
export function PresetList({ today, maxSpanDays, hasTabStop, onChoose }: PresetListProps) {
  const messages = useMessages();
  const { dates } = messages;
  return (
    <fieldset className={presets} aria-label={dates.presets}>
      {rangePresets(today, messages).map((range) => (
        <Preset
          key={range.label}
          range={range}
          hasTabStop={hasTabStop}
          disabledReason={daysBetween(range.start, range.end) > maxSpanDays ? dates.maxSpan(maxSpanDays) : undefined}
          onChoose={onChoose}
        />
      ))}
    </fieldset>
  );
}

interface PresetProps extends Pick<PresetListProps, 'hasTabStop' | 'onChoose'> {
  range: RangePreset;
  disabledReason: string | undefined;
}

function Preset({ range, disabledReason, hasTabStop, onChoose }: PresetProps) {
  const disabled = useDisabledReason(disabledReason);
  return (
    <>
      <button
        type="button"
        className={footerButton}
        tabIndex={hasTabStop ? undefined : -1}
        {...disabled.props}
        onClick={() => {
          if (!disabled.isDisabled) onChoose(range.start, range.end);
        }}
      >
        {range.label}
      </button>
      {disabled.description}
    </>
  );
}

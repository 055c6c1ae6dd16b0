'use client';
import { Ban, Check, TriangleAlert } from '@lucide/icons';
import { useId } from 'react';
import { useNumberFormat } from '../../i18n/LocaleContext.ts';
import { ShareTrack } from '../../internal/base/charts/ShareTrack.tsx';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { heading, label as labelClass, root, state, text } from './Meter.css.ts';

const icons = { positive: Check, caution: TriangleAlert, critical: Ban };

export type MeterProps = DomProps & {
  /** The name of the measured thing; above the bar. */
  label: string;
  /** From 0 to `max`; the bar is clamped to this range. */
  value: number;
  /** The limit, in the unit of `value`. @default 100 */
  max?: number | undefined;
  /** Replaces the percentage: “82 de 100 MB”. */
  valueText?: string | undefined;
} & (
    | {
        /** The meaning of the level, not its look. It sets colour, pattern and icon. */
        tone: 'positive' | 'caution' | 'critical';
        /** The meaning in a word or two: “Quase cheio”. Colour alone never shows a tone. */
        status: string;
      }
    | {
        /** Requires a `status`. */
        tone?: undefined;
        /** Requires a `tone`. */
        status?: undefined;
      }
  );

/** A level within known bounds: a quota, an occupancy. Use `ProgressBar` for progress towards an end. */
export function Meter(props: MeterProps) {
  const { label, value, max = 100, tone, status } = props;
  const percent = useNumberFormat('percent');
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const valueText = props.valueText ?? percent.format(share);
  return (
    <div {...pickDomProps('meter', props)} className={root}>
      <div className={heading}>
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        <span className={text} aria-hidden="true">
          {tone && (
            <span className={state[tone]}>
              <SvgIcon icon={icons[tone]} size={14} />
              <span>{status}</span>
            </span>
          )}
          <span>{valueText}</span>
        </span>
      </div>
      <meter
        id={id}
        className={visuallyHidden}
        min={0}
        max={max}
        value={share * max}
        aria-valuetext={status ? `${valueText}, ${status}` : valueText}
      />
      <ShareTrack share={share} tone={tone ?? 'accent'} />
    </div>
  );
}

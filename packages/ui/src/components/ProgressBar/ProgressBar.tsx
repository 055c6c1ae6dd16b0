'use client';
import { useId } from 'react';
import { heading, label as labelClass, progress, root, text } from './ProgressBar.css.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';

export interface ProgressBarProps extends DomProps {
  /** The running work; shown above the bar. */
  label: string;
  /** Percentage, 0 to 100; omit it while the end is unknown. */
  value?: number | undefined;
  /** Replaces the percentage (“1,8 de 2,9 MB”). */
  valueText?: string | undefined;
}

/** The progress of an upload or a batch. Use a pending `Button` for an action of a second. */
export function ProgressBar({ label, value, valueText, ...rest }: ProgressBarProps) {
  const id = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  const shown = valueText ?? (percent === undefined ? '' : `${percent}%`);
  return (
    <div {...pickDomProps('progress-bar', rest)} className={root}>
      <div className={heading}>
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        <span className={text} aria-hidden="true">
          {shown}
        </span>
      </div>
      <progress id={id} className={progress} max={100} value={percent} aria-valuetext={shown || undefined} />
    </div>
  );
}

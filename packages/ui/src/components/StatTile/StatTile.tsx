'use client';
import { ArrowRight, TrendingDown, TrendingUp } from '@lucide/icons';
import { useId } from 'react';
import { chartsPtBR } from '../../i18n/ptBR/charts.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { SvgIcon } from '../../internal/base/icons/SvgIcon.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { changeLine, label as labelClass, note as noteClass, tile, value as valueClass } from './StatTile.css.ts';

export interface StatChange {
  /** The amount as text: “12%”, “3 dias”. */
  text: string;
  /** The direction of the change, read out as a word. */
  direction: 'up' | 'down' | 'flat';
  /** Whether the change is good or bad; omit it if it is neither. Fewer denials are good, fewer forms may not be. */
  isGood?: boolean | undefined;
  /** The comparison: “em relação a outubro”. */
  comparedWith: string;
}

export interface StatTileProps extends DomProps {
  /** The counted things. */
  label: string;
  /** The formatted number, with its unit; omit it while it is loading. */
  value?: string | undefined;
  /** The period, or the total. */
  note?: string | undefined;
  /** The change since the last period. */
  change?: StatChange | undefined;
}

const arrows = { up: TrendingUp, down: TrendingDown, flat: ArrowRight };

/** One number that users check daily, with its change. Put several tiles into a `FieldGrid`. */
export function StatTile(props: StatTileProps) {
  const { label, value, note, change } = props;
  const charts = useAreaMessages('charts', chartsPtBR);
  const id = useId();
  const tone = change?.isGood === undefined ? 'neutral' : change.isGood ? 'good' : 'bad';
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-busy={value === undefined || undefined}
      {...pickDomProps('stat-tile', props)}
      className={tile}
    >
      <p id={id} className={labelClass}>
        {label}
      </p>
      <p className={valueClass} data-part="value">
        {value ?? (
          <>
            <Skeleton width="half" />
            <span className={visuallyHidden}>{charts.loading}</span>
          </>
        )}
      </p>
      {change && (
        <p className={changeLine[tone]}>
          <SvgIcon icon={arrows[change.direction]} size={16} />
          <span>
            <span className={visuallyHidden}>{`${charts.direction[change.direction]} `}</span>
            <span>{change.text}</span> <span className={noteClass}>{change.comparedWith}</span>
          </span>
        </p>
      )}
      {note && <p className={noteClass}>{note}</p>}
    </div>
  );
}

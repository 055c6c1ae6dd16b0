import { Fragment } from 'react';
import { masksPtBR } from '../../i18n/ptBR/masks/masks.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { bar, bars, before, legend, row } from './CardNumberLegend.css.ts';
import { type MaskGroup, maskGroups } from './maskGroups.ts';

interface CardNumberLegendProps {
  id: string;
  mask: string;
  hints: readonly string[];
}

const written = ({ gap, length }: MaskGroup) => gap + '0'.repeat(length);

/** A bar below each explained group, and its meaning. */
export function CardNumberLegend({ id, mask, hints }: CardNumberLegendProps) {
  const { cardGroup } = useAreaMessages('masks', masksPtBR);
  const groups = maskGroups(mask).slice(0, hints.length);
  return (
    <>
      <div aria-hidden="true" className={legend}>
        <div className={bars}>
          {groups.map(({ gap, length }, at) => (
            <Fragment key={at}>
              <span>{gap}</span>
              <span className={bar}>{'0'.repeat(length)}</span>
            </Fragment>
          ))}
        </div>
        {groups.map(({ gap }, at) => (
          <div key={at} className={row}>
            <span className={before}>{groups.slice(0, at).map(written).join('') + gap}</span>
            <span>{hints[at]}</span>
          </div>
        ))}
      </div>
      <span id={id} className={visuallyHidden}>
        {groups.map(({ length }, at) => cardGroup(hints[at] ?? '', length)).join('; ')}
      </span>
    </>
  );
}

import { Fragment } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { bar, bars, legend, names } from './CardNumberLegend.css.ts';
import { maskGroups } from './maskGroups.ts';

export interface CardNumberLegendProps {
  id: string;
  mask: string;
  hints: readonly string[];
}

/** A bar under each explained group, and what it means. */
export function CardNumberLegend({ id, mask, hints }: CardNumberLegendProps) {
  const { cardGroup } = useMessages().masks;
  const groups = maskGroups(mask).slice(0, hints.length);
  return (
    <>
      <div aria-hidden="true" className={legend}>
        <div className={bars}>
          {groups.map(({ gap, length }, at) => (
            <Fragment key={hints[at]}>
              {gap}
              <span className={bar}>{'0'.repeat(length)}</span>
            </Fragment>
          ))}
        </div>
        <div className={names}>
          {hints.map((hint) => (
            <span key={hint}>{hint}</span>
          ))}
        </div>
      </div>
      <span id={id} className={visuallyHidden}>
        {groups.map(({ length }, at) => cardGroup(hints[at] ?? '', length)).join('; ')}
      </span>
    </>
  );
}

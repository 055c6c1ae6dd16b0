'use client';
import { useNumberFormat } from '../../i18n/LocaleContext.ts';
import { chartsPtBR } from '../../i18n/ptBR/charts.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { type SeriesTone, series } from '../../styles/series.css.ts';
import { shareClasses } from '../../styles/shareClasses.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { amount, bar, entry, legend, root, segment, swatch, title } from './StackedBar.css.ts';

export interface StackedBarPart {
  /** Unique in the bar. */
  id: string;
  /** The counted things, in one or two words. */
  label: string;
  /** Zero or more; a part of zero stays in the legend. */
  value: number;
  /** Its meaning, not its look. It sets colour and pattern. */
  tone: SeriesTone;
}

export interface StackedBarProps extends DomProps {
  /** The name of the whole, above the bar. */
  label: string;
  /** In the order of the bar; at most six. */
  parts: readonly StackedBarPart[];
  /** Label, bar and legend share a line if there is space, as above a table; a single part has no bar. */
  isCompact?: boolean | undefined;
  /** Formats a value. @default whole numbers with grouped digits */
  format?: ((value: number) => string) | undefined;
}

/** The smallest share that one decimal shows. */
const minShare = 0.001;

/** The parts of a whole, as a picture with a legend and as a table for screen readers. Use `BarList` to compare things. */
export function StackedBar(props: StackedBarProps) {
  const integerFormat = useNumberFormat('integer');
  const share = useNumberFormat('share');
  const { label, parts, isCompact, format = (value) => integerFormat.format(value) } = props;
  const charts = useAreaMessages('charts', chartsPtBR);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  // A bar of a single colour adds nothing to the text next to it.
  const hasBar = !isCompact || parts.filter(({ value }) => value > 0).length !== 1;
  /** A part above zero is never rounded to 0 %, and a part below the whole never to 100 %. */
  const shareOf = (value: number) => {
    if (value > 0 && value < total * minShare) return charts.lessThan(share.format(minShare));
    if (value < total && value > total * (1 - minShare)) return charts.moreThan(share.format(1 - minShare));
    return share.format(total === 0 ? 0 : value / total);
  };
  return (
    <div className={root} data-compact={isCompact || undefined} {...pickDomProps('stacked-bar', props)}>
      <div className={title} aria-hidden="true">
        <span>{label}</span>
        <span>{charts.total(format(total))}</span>
      </div>
      {hasBar && (
        <div className={bar} aria-hidden="true">
          {parts.map(
            ({ id, value, tone }) =>
              value > 0 && (
                <span
                  key={id}
                  className={`${segment} ${series[tone]} ${shareClasses(value / total)}`}
                  data-segment={id}
                />
              ),
          )}
        </div>
      )}
      <ul className={legend} aria-hidden="true">
        {parts.map(({ id, label: name, value, tone }) => (
          <li key={id} className={entry}>
            <span className={`${swatch} ${series[tone]}`} />
            <span>{name}</span>
            <span className={amount}>{`${format(value)} (${shareOf(value)})`}</span>
          </li>
        ))}
      </ul>
      <div className={visuallyHidden}>
        <table>
          <caption>{`${label}. ${charts.total(format(total))}`}</caption>
          <thead>
            <tr>
              <th scope="col">{charts.part}</th>
              <th scope="col">{charts.value}</th>
              <th scope="col">{charts.share}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ id, label: name, value }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{format(value)}</td>
                <td>{shareOf(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

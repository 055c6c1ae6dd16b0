'use client';
import { useNumberFormat } from '../../i18n/LocaleContext.ts';
import { chartsPtBR } from '../../i18n/ptBR/charts.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { ShareTrack } from '../../internal/base/charts/ShareTrack.tsx';
import { type DomProps, pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { plain } from '../../styles/plain.css.ts';
import type { SeriesTone } from '../../styles/series.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { amount, body, caption, item, name as nameCell, picture, table } from './BarList.css.ts';

export interface BarListItem {
  /** Unique in the list. */
  id: string;
  /** The name of the compared thing. */
  label: string;
  /** Zero or more. */
  value: number;
  /** The meaning of the bar, if the bars differ in meaning. It sets colour and pattern. @default 'accent' */
  tone?: SeriesTone | undefined;
}

export interface BarListProps extends DomProps {
  /** The subject of the comparison, above the bars. */
  label: string;
  /** In the order in which they are shown: the greatest first, or the order of a process. */
  items: readonly BarListItem[];
  /** Header of the names, for screen readers: “Prestador”. */
  nameHeader: string;
  /** Header of the numbers, for screen readers: “Guias”. */
  valueHeader: string;
  /** Formats a value. @default whole numbers with grouped digits */
  format?: ((value: number) => string) | undefined;
}

/** Explicit roles: some browsers drop those of a table that is laid out as a list. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Compares things, each with a bar for its number. Use `StackedBar` for the parts of a whole. */
export function BarList(props: BarListProps) {
  const integerFormat = useNumberFormat('integer');
  const { label, items, nameHeader, valueHeader, format = (value) => integerFormat.format(value) } = props;
  const charts = useAreaMessages('charts', chartsPtBR);
  const maxValue = items.reduce((greatest, { value }) => Math.max(greatest, value), 0);
  return (
    <table {...roles.table} className={table} {...pickDomProps('bar-list', props)}>
      <caption className={caption}>{label}</caption>
      <thead className={visuallyHidden} {...roles.group}>
        <tr {...roles.row}>
          <th scope="col" {...roles.column}>
            {nameHeader}
          </th>
          <th scope="col" {...roles.column}>
            {valueHeader}
          </th>
        </tr>
      </thead>
      <tbody className={body} {...roles.group}>
        {items.length === 0 && (
          <tr className={item} {...roles.row}>
            <td colSpan={2} className={plain} {...roles.cell}>
              {charts.empty}
            </td>
          </tr>
        )}
        {items.map(({ id, label: name, value, tone = 'accent' }) => (
          <tr key={id} className={item} {...roles.row}>
            <th scope="row" className={nameCell} {...roles.name}>
              {name}
            </th>
            <td className={amount} {...roles.cell}>
              <span>{format(value)}</span>
              <span className={picture}>
                <ShareTrack share={maxValue === 0 ? 0 : value / maxValue} tone={tone} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

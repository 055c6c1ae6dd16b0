import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Column } from './Column.ts';
import { cell, row, skeletonRow } from './DataTable.css.ts';

const widths = ['long', 'full', 'half', 'long', 'short', 'full', 'half'] as const;

/** The layout that is to come, fading out downwards; screen readers are told by `aria-busy`. */
export function SkeletonRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, line) => (
    <tr key={line} aria-hidden="true" className={`${row} ${skeletonRow}`}>
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={cell}
          data-label={column.header}
          data-heading={column.isRowHeader || undefined}
          data-corner={column.isCardCorner || undefined}
        >
          <Skeleton width={widths[(line * 3 + index) % widths.length]} />
        </td>
      ))}
    </tr>
  ));
}

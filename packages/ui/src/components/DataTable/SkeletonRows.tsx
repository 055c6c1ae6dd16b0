import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Column } from './Column.ts';
import { cardDataAttributes } from './cardAttributes.ts';
import { row, skeletonRow } from './rows.css.ts';
import { tableRoles } from './tableRoles.ts';

const widths = ['long', 'full', 'half', 'long', 'short', 'full', 'half'] as const;

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  isCard: boolean;
  addedCellCount: number;
}

/** Placeholders for rows that are loading, fading out downwards. Screen readers get `aria-busy` instead. */
export function SkeletonRows<Row>({ columns, count, isCard, addedCellCount: addedCount }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, line) => (
    <tr key={line} aria-hidden="true" className={`${row} ${skeletonRow}`} {...(isCard && tableRoles.row)}>
      {addedCount > 0 && !isCard && (
        <td colSpan={addedCount}>
          <Skeleton width="short" />
        </td>
      )}
      {columns.map((column, index) => (
        // The styles of a card match only cells with a role.
        <td key={column.id} {...(isCard && { ...tableRoles.cell, ...cardDataAttributes(column) })}>
          <Skeleton width={widths[(line * 3 + index) % widths.length]} />
        </td>
      ))}
    </tr>
  ));
}

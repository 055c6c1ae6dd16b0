'use client';
import { memo, useId } from 'react';
import type { AddedCells } from './AddedCells.ts';
import type { Column } from './Column.ts';
import { body } from './DataTable.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableRow } from './TableRow.tsx';
import { tableRoles } from './tableRoles.ts';

interface TableBodyProps<Row> {
  columns: readonly Column<Row>[];
  /** `undefined` if there are no rows to show. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Number of the first row across all pages, 1-based; undefined without pages. */
  first: number | undefined;
  /** Number of skeleton rows; 0 shows none. */
  skeletonRows: number;
  isDimmed: boolean;
  isCards: boolean;
  emptyValue: string;
  added: AddedCells<Row>;
}

function PlainTableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, rowKey, first, skeletonRows, isDimmed, isCards, emptyValue, added } = props;
  const id = useId();
  return (
    <tbody {...(isCards && tableRoles.rowGroup)} className={body} data-refreshing={isDimmed || undefined}>
      <SkeletonRows columns={columns} count={skeletonRows} isCard={isCards} addedCellCount={added.count} />
      {rows?.map((row, index) => (
        <TableRow
          key={rowKey(row)}
          row={row}
          columns={columns}
          // The header is row 1.
          rowIndex={first === undefined ? undefined : first + index + 1}
          isCard={isCards}
          emptyValue={emptyValue}
          nameId={added.count > 0 ? `${id}${index}` : undefined}
          added={added}
        />
      ))}
    </tbody>
  );
}

/** Memoised, so that the rows do not render again with the screen around the table, such as when a dialog opens. */
export const TableBody = memo(PlainTableBody) as typeof PlainTableBody;

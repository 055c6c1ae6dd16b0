import type { ReactNode } from 'react';
import { isEmptyValue } from '../../internal/isEmptyValue.ts';
import { TruncatedText } from '../TruncatedText/TruncatedText.tsx';
import type { Column } from './Column.ts';
import { cell as cellClass, row as rowClass } from './DataTable.css.ts';
import { tableRoles } from './tableRoles.ts';

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Position over all pages, the header row being 1. */
  rowIndex: number | undefined;
  emptyValue: string;
}

function content<Row>(column: Column<Row>, row: Row, emptyValue: string): ReactNode {
  const value = column.cell(row);
  if (isEmptyValue(value)) return emptyValue;
  if (column.cutAt && typeof value === 'string') return <TruncatedText text={value} {...column.cutAt} />;
  return value;
}

export function TableRow<Row>({ row, columns, rowIndex, emptyValue }: TableRowProps<Row>) {
  return (
    <tr {...tableRoles.row} className={rowClass} aria-rowindex={rowIndex}>
      {columns.map((column) => {
        const props = {
          className: cellClass,
          'data-label': column.header,
          'data-align': column.align,
          'data-numeric': column.isNumeric || undefined,
          'data-heading': column.isRowHeader || undefined,
          'data-corner': column.isCardCorner || undefined,
        };
        return column.isRowHeader ? (
          <th key={column.id} {...tableRoles.rowHeader} {...props}>
            {content(column, row, emptyValue)}
          </th>
        ) : (
          <td key={column.id} {...tableRoles.cell} {...props}>
            {content(column, row, emptyValue)}
          </td>
        );
      })}
    </tr>
  );
}

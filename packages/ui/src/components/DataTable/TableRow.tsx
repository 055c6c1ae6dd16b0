import { memo, type ReactNode } from 'react';
import { isEmptyValue } from '../../internal/isEmptyValue.ts';
import { TruncatedText } from '../TruncatedText/TruncatedText.tsx';
import type { Column } from './Column.ts';
import { cardAttributes } from './cardAttributes.ts';
import { row as rowClass } from './rows.css.ts';
import { tableRoles } from './tableRoles.ts';

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Position over all pages, the header row being 1. */
  rowIndex: number | undefined;
  isCard: boolean;
  emptyValue: string;
}

function content<Row>(column: Column<Row>, row: Row, emptyValue: string): ReactNode {
  const value = column.cell(row);
  if (isEmptyValue(value)) return emptyValue;
  if (column.cutAt && typeof value === 'string') return <TruncatedText text={value} {...column.cutAt} />;
  return value;
}

function PlainTableRow<Row>({ row, columns, rowIndex, isCard, emptyValue }: TableRowProps<Row>) {
  return (
    <tr className={rowClass} aria-rowindex={rowIndex} {...(isCard && tableRoles.row)}>
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={column.isRowHeader ? 'row' : undefined}
            data-align={column.align}
            data-numeric={column.isNumeric || undefined}
            {...(isCard && cardAttributes(column))}
          >
            {content(column, row, emptyValue)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** A table that only dims renders no row again. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

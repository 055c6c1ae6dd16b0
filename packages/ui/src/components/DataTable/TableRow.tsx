import { memo, type ReactNode } from 'react';
import { isEmptyValue } from '../../internal/isEmptyValue.ts';
import { CutText } from '../TruncatedText/CutText.tsx';
import { cutText } from '../TruncatedText/cutText.ts';
import type { Column } from './Column.ts';
import { cardAttributes } from './cardAttributes.ts';
import { row as rowClass } from './rows.css.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Position over all pages, the header row being 1. */
  rowIndex: number | undefined;
  isCard: boolean;
  emptyValue: string;
}

function content<Row>(column: Column<Row>, value: ReactNode, emptyValue: string): ReactNode {
  if (isEmptyValue(value)) return emptyValue;
  if (!column.cutAt || typeof value !== 'string') return value;
  const cut = cutText(value, column.cutAt.limit, column.cutAt.to);
  return cut === null ? value : <CutText cut={cut} text={value} />;
}

function PlainTableRow<Row>({ row, columns, rowIndex, isCard, emptyValue }: TableRowProps<Row>) {
  return (
    <tr className={rowClass} aria-rowindex={rowIndex} role={isCard ? 'row' : undefined}>
      {columns.map((column) => {
        const value = column.cell(row);
        const children = content(column, value, emptyValue);
        return isCard
          ? cardLine(column, children)
          : cell(column, children, typeof value === 'object' && value !== null);
      })}
    </tr>
  );
}

/** No spread and no attribute that a table does not need: there are 320 of these on a page of forty rows. */
function cell<Row>({ id, isRowHeader, align, isNumeric }: Column<Row>, children: ReactNode, isBoxed: boolean) {
  const boxed = isBoxed ? '' : undefined;
  return isRowHeader ? (
    <th key={id} scope="row" data-align={align} data-numeric={isNumeric} data-boxed={boxed}>
      {children}
    </th>
  ) : (
    <td key={id} data-align={align} data-numeric={isNumeric} data-boxed={boxed}>
      {children}
    </td>
  );
}

function cardLine<Row>(column: Column<Row>, children: ReactNode) {
  const Cell = column.isRowHeader ? 'th' : 'td';
  return (
    <Cell key={column.id} data-numeric={column.isNumeric} {...cardAttributes(column)}>
      {children}
    </Cell>
  );
}

/** A table that only dims renders no row again. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

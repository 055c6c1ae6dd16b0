import { memo, type ReactNode } from 'react';
import { isEmptyValue } from '../../internal/base/isEmptyValue.ts';
import { GroupedDigits } from '../GroupedDigits/GroupedDigits.tsx';
import { CutText } from '../TruncatedText/CutText.tsx';
import { truncateText } from '../TruncatedText/truncateText.ts';
import type { AddedCells } from './AddedCells.ts';
import type { Column } from './Column.ts';
import { cardAttributes } from './cardAttributes.ts';
import { line, row as rowClass, word } from './rows.css.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Position across all pages; the header row is 1. */
  rowIndex: number | undefined;
  isCard: boolean;
  emptyValue: string;
  /** Id of the cell that names the row, for the labels of added cells. */
  nameId: string | undefined;
  added: AddedCells<Row>;
}

function content<Row>(column: Column<Row>, value: ReactNode, emptyValue: string): ReactNode {
  if (isEmptyValue(value)) return emptyValue;
  if (typeof value !== 'string') return value;
  if (column.isGrouped) return <GroupedDigits text={value} />;
  if (!column.truncate) return value;
  const cut = truncateText(value, column.truncate.over, column.truncate.to);
  return cut === null ? value : <CutText cut={cut} text={value} />;
}

/** Whether the value is a text that may be truncated. A number is never truncated. */
const isText = <Row,>({ isNumeric }: Column<Row>, value: ReactNode): value is string =>
  typeof value === 'string' && !isNumeric;

/** `word` never breaks the line: for text without spaces, and for `truncate`, which has already shortened the text. */
const textClass = <Row,>({ truncate }: Column<Row>, text: string) => (truncate || !/\s/.test(text) ? word : line);

function PlainTableRow<Row>({ row, columns, rowIndex, isCard, emptyValue, nameId, added }: TableRowProps<Row>) {
  const { SelectCell, details } = added;
  const cells = columns.map((column) => {
    const value = column.cell(row);
    const children = content(column, value, emptyValue);
    return isCard
      ? cardLine(column, children, nameId)
      : cell(
          column,
          value === children && isText(column, value) ? (
            <span className={textClass(column, value)}>{value}</span>
          ) : (
            children
          ),
          typeof value === 'object' && value !== null,
          nameId,
        );
  });
  const attributes = { className: rowClass, 'aria-rowindex': rowIndex, role: isCard ? 'row' : undefined };
  const select = SelectCell && nameId && <SelectCell row={row} nameId={nameId} />;
  if (!details || !nameId)
    return (
      <tr {...attributes}>
        {select}
        {cells}
      </tr>
    );
  return (
    <details.features.Rows
      attributes={attributes}
      select={select}
      cells={cells}
      nameId={nameId}
      columnCount={columns.length + added.count}
      isCard={isCard}
      render={(isOpen) => details.render(row, isOpen)}
    />
  );
}

/** Avoids spreads and unnecessary attributes, because a page of forty rows has 320 cells. */
function cell<Row>(
  { id, isRowHeader, align, isNumeric }: Column<Row>,
  children: ReactNode,
  isBoxed: boolean,
  nameId: string | undefined,
) {
  const boxed = isBoxed ? '' : undefined;
  return isRowHeader ? (
    <th key={id} id={nameId} scope="row" data-align={align} data-numeric={isNumeric} data-boxed={boxed}>
      {children}
    </th>
  ) : (
    <td key={id} data-align={align} data-numeric={isNumeric} data-boxed={boxed}>
      {children}
    </td>
  );
}

function cardLine<Row>(column: Column<Row>, children: ReactNode, nameId: string | undefined) {
  const Cell = column.isRowHeader ? 'th' : 'td';
  return (
    <Cell
      key={column.id}
      id={column.isRowHeader ? nameId : undefined}
      data-numeric={column.isNumeric}
      {...cardAttributes(column)}
    >
      {children}
    </Cell>
  );
}

/** Memoised: dimming the table must not render its rows. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

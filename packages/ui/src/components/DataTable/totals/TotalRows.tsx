'use client';
import { isEmptyValue } from '../../../internal/base/isEmptyValue.ts';
import { cardAttributes } from '../cardAttributes.ts';
import { row as rowClass } from '../rows.css.ts';
import { tableRoles } from '../tableRoles.ts';
import type { TotalRowsProps } from './TotalFeatures.ts';
import { foot, totalRow } from './TotalRows.css.ts';

/** A `tfoot`: each row has a header, so that a value is read with its column and its label. */
export function TotalRows({ rows, columns, addedCount, rowIndex, isCards }: TotalRowsProps) {
  const named = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    <tfoot {...(isCards && tableRoles.rowGroup)} className={foot}>
      {rows.map(({ label, values }, index) => (
        <tr
          key={label}
          {...(isCards && tableRoles.row)}
          className={`${rowClass} ${totalRow}`}
          aria-rowindex={rowIndex === undefined ? undefined : rowIndex + index}
        >
          {!isCards &&
            Array.from({ length: addedCount }, (_, place) => (
              <td key={place} data-added="">
                {null}
              </td>
            ))}
          {columns.map((column) => {
            const isName = column === named;
            const Cell = isName ? 'th' : 'td';
            const value = isName ? label : values[column.id];
            // In a card, a sum is on a line with the name of its column, not in the corner for a status.
            const card =
              isCards && cardAttributes({ ...column, isRowHeader: isName, cardSlot: undefined, cell: noCell });
            return (
              <Cell
                key={column.id}
                scope={isName ? 'row' : undefined}
                data-align={isCards ? undefined : column.align}
                data-numeric={column.isNumeric}
                {...card}
              >
                {isEmptyValue(value) ? null : value}
              </Cell>
            );
          })}
        </tr>
      ))}
    </tfoot>
  );
}

const noCell = () => null;

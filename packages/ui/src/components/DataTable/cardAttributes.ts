import type { Column } from './Column.ts';
import { tableRoles } from './tableRoles.ts';

/** What a cell carries as a line of a card: its role, the column's name before it, and its place. */
export function cardAttributes<Row>({ header, isRowHeader, isCardCorner }: Column<Row>) {
  return {
    ...(isRowHeader ? tableRoles.rowHeader : tableRoles.cell),
    scope: isRowHeader ? 'row' : undefined,
    'data-label': isRowHeader || isCardCorner ? undefined : header,
    'data-heading': isRowHeader || undefined,
    'data-corner': isCardCorner || undefined,
  };
}

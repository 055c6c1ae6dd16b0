import type { Column } from './Column.ts';
import { tableRoles } from './tableRoles.ts';

/** How a cell looks as a line of a card: the column's name before it, and its place. */
export function cardLook<Row>({ header, isRowHeader, isCardCorner, isCardAside, isActions }: Column<Row>) {
  return {
    'data-label': isRowHeader || isCardCorner || isCardAside || isActions ? undefined : header,
    'data-heading': isRowHeader || undefined,
    'data-corner': isCardCorner || undefined,
    'data-aside': isCardAside || undefined,
    'data-actions': isActions || undefined,
  };
}

/** Also what it is: some browsers drop the roles of the tags there. */
export const cardAttributes = <Row>(column: Column<Row>) => ({
  ...(column.isRowHeader ? tableRoles.rowHeader : tableRoles.cell),
  scope: column.isRowHeader ? 'row' : undefined,
  ...cardLook(column),
});

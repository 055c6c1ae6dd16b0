import type { Column } from './Column.ts';
import { tableRoles } from './tableRoles.ts';

/** The attributes that style a cell as a line of a card: the column's name before it, and its position. */
export function cardDataAttributes<Row>({ header, isRowHeader, cardSlot, isActions }: Column<Row>) {
  return {
    'data-label': isRowHeader || cardSlot || isActions ? undefined : header,
    'data-heading': isRowHeader || undefined,
    'data-corner': cardSlot === 'corner' || undefined,
    'data-aside': cardSlot === 'aside' || undefined,
    'data-actions': isActions || undefined,
  };
}

/** With explicit roles: with `display: block` some browsers drop the roles of `td` and `th`. */
export const cardAttributes = <Row>(column: Column<Row>) => ({
  ...(column.isRowHeader ? tableRoles.rowHeader : tableRoles.cell),
  scope: column.isRowHeader ? 'row' : undefined,
  ...cardDataAttributes(column),
});

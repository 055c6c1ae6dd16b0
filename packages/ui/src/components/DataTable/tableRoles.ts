/**
 * Written out where rows are laid out as cards, because there some browsers drop the roles of the tags; left out where
 * the table is a table, because an attribute on each cell is most of what a cell costs.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

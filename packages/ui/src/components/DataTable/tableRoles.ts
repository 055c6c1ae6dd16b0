/**
 * Roles for rows that are laid out as cards, where some browsers drop the roles of the tags. A plain table goes without
 * them: an attribute on each cell is most of what a cell costs.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

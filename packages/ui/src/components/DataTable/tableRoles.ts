/**
 * Roles for rows that are laid out as cards, where some browsers drop the native ones. A plain table has none: an attribute on each cell
 * is most of the cost of a cell.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

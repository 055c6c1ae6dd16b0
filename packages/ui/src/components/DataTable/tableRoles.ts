/**
 * Explicit roles for rows that are laid out as cards, because some browsers then drop the native ones. A plain table does not need them,
 * and an attribute on each cell would be most of the cell's cost.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

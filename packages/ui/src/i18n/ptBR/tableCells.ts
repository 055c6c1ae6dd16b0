/** The marks for a missing value and for a truncated text, in tables and elsewhere. */
export const tableCellsPtBR = {
  emptyValue: '-',
  ellipsis: '...',
};

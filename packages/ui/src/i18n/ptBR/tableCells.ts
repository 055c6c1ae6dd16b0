/** The signs for no value and for the rest of a cut text, in tables and elsewhere. */
export const tableCellsPtBR = {
  emptyValue: '-',
  ellipsis: '...',
};

/** Blanks, or a dash, with which a table marks an empty cell: a user who pastes it means no value. */
export const isEmptyCell = (text: string): boolean => /^[\s\p{Pd}\u2212]+$/u.test(text);

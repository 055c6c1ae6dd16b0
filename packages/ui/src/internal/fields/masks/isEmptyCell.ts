/** Spaces, or the dash with which a table marks an empty cell. A user who pastes it means an empty value. */
export const isEmptyCell = (text: string): boolean => /^[\s\p{Pd}\u2212]+$/u.test(text);

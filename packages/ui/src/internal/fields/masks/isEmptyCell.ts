/** Blanks, or the dash by which a table says that there is nothing: who pastes it means no value. */
export const isEmptyCell = (text: string): boolean => /^[\s\p{Pd}\u2212]+$/u.test(text);

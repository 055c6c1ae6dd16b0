/** Whether a text is spaces or a dash, as in an empty cell of a table. Pasting it means an empty value. */
export const isEmptyCell = (text: string): boolean => /^[\s\p{Pd}\u2212]+$/u.test(text);

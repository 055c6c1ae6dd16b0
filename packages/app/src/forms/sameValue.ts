/** Compares values of forms: plain data with its keys in the same order. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** For what forms hold: plain data, in one order of its keys. */
export const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `12.345`, and `1234` without a point: Spanish parts four digits from nothing. */
const format = new Intl.NumberFormat('es');

export const wholeEs = (count: number): string => format.format(count);

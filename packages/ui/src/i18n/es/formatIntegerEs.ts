/** `12.345`, but `1234`: Spanish groups digits only from five digits on. */
const format = new Intl.NumberFormat('es');

export const formatIntegerEs = (count: number): string => format.format(count);

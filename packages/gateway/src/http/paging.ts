export const isoInstant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Text for LIKE where a typed % or _ means itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** The id in a text; -1, which no row has, for any other text and for 0, which the counts use for “all”. */
export const numericId = (text: string | null | undefined): number =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) || -1 : -1;

/** Reads an id. Any other text gives -1, which no row has, and so does 0, which the counts use for “all”. */
export const numericId = (text: string | null | undefined): number =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) || -1 : -1;

/** A number that came as text, for looking up a row; anything else finds nothing, and so does 0, which counts use for “all”. */
export const numericId = (text: string | null | undefined): number =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) || -1 : -1;

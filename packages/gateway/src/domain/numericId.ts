/** A number that came as text, for looking up a row; anything else finds nothing. */
export const numericId = (text: string | null | undefined): number =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : -1;

/**
 * The text of an input after the browser inserts the typed characters at its selection. For most keys it equals the masked text, so that the
 * browser can insert them: `execCommand` is half of the cost of a key.
 */
export const textAfterInsert = (
  { value, selectionStart, selectionEnd }: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  typed: string | null,
): string => value.slice(0, selectionStart as number) + typed + value.slice(selectionEnd as number);

/**
 * The text of an input after the browser inserts the typed characters at its selection. For most keys this already equals the
 * masked text, so that `execCommand`, half of the cost of a key, is not needed.
 */
export const textAfterInsert = (
  { value, selectionStart, selectionEnd }: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  typed: string | null,
): string => value.slice(0, selectionStart as number) + typed + value.slice(selectionEnd as number);

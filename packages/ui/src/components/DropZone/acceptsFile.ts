import { type Accept, readKind } from './fileKinds.ts';

const isSpreadsheetMime = (type: string) => type === 'application/vnd.ms-excel';

/**
 * Whether a file may be added: its extension or its mime type is enough. Windows gives a `.csv` an empty mime type or
 * that of Excel, which an old `.xls` has too. So Excel's mime type counts only where the extension does not contradict
 * it.
 */
export function acceptsFile(file: { name: string; type: string }, accept: Accept): boolean {
  const { extensions, mimeTypes } = readKind(accept);
  const name = file.name.toLowerCase();
  if (extensions.some((extension) => name.endsWith(extension) && name.length > extension.length)) return true;
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (isSpreadsheetMime(type) && name.endsWith('.csv')) return false;
  return type !== '' && mimeTypes.includes(type);
}

/** While files are dragged only their MIME types are known: true if none of them can match. */
export function refusesDragged(types: readonly string[], accept: Accept): boolean {
  const { extensions, mimeTypes } = readKind(accept);
  const mayBe = (type: string) =>
    type === '' || mimeTypes.includes(type) || (isSpreadsheetMime(type) && extensions.includes('.csv'));
  return types.length > 0 && !types.some(mayBe);
}

import { type Accept, readKind } from './fileKinds.ts';

const isSpreadsheetMime = (type: string) => type === 'application/vnd.ms-excel';

/**
 * Whether a file has an accepted extension or MIME type. Windows gives a `.csv` no MIME type or that of Excel, which an old `.xls` also has, so
 * Excel's MIME type is ignored if the extension contradicts it.
 */
export function acceptsFile(file: { name: string; type: string }, accept: Accept): boolean {
  const { extensions, mimeTypes } = readKind(accept);
  const name = file.name.toLowerCase();
  if (extensions.some((extension) => name.endsWith(extension) && name.length > extension.length)) return true;
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (isSpreadsheetMime(type) && name.endsWith('.csv')) return false;
  return type !== '' && mimeTypes.includes(type);
}

/** Whether none of the dragged files can be accepted. During a drag only their MIME types are known. */
export function refusesDragged(types: readonly string[], accept: Accept): boolean {
  const { extensions, mimeTypes } = readKind(accept);
  const mayBe = (type: string) =>
    type === '' || mimeTypes.includes(type) || (isSpreadsheetMime(type) && extensions.includes('.csv'));
  return types.length > 0 && !types.some(mayBe);
}

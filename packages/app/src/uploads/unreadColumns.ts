import { findColumn, type UploadColumn } from '@oraculo/api-client/contract';

const shownColumns = 5;
const shownLength = 30;

const shorten = (title: string) => (title.length > shownLength ? `${title.slice(0, shownLength)}…` : title);

/**
 * The titles of the unused columns. A column without a title is named by its position, and only if `filled` contains
 * it, because a spreadsheet may write empty columns at the end.
 */
export function unreadColumns(
  header: readonly string[],
  columns: readonly UploadColumn[],
  filled: ReadonlySet<number>,
): string[] {
  const read = new Set(columns.map((column) => findColumn(header, column)));
  const width = Math.max(header.length, ...[...filled].map((at) => at + 1));
  const names: string[] = [];
  for (let at = 0; at < width; at += 1) {
    const title = (header[at] ?? '').trim();
    if (!read.has(at) && (title !== '' || filled.has(at))) names.push(title || `${at + 1}ª`);
  }
  return names;
}

/** The sentence that names them; undefined if every column is used. */
export function unreadSentence(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  if (names.length === 1) return `Coluna não lida: ${shorten(names[0]!)}.`;
  const others = names.length - shownColumns;
  const more = others <= 0 ? '' : others === 1 ? ' e mais uma' : ` e mais ${others}`;
  return `Colunas não lidas: ${names.slice(0, shownColumns).map(shorten).join(', ')}${more}.`;
}

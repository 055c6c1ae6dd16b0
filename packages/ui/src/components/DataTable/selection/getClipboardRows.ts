import { isValidElement, type ReactNode } from 'react';
import type { Column } from '../Column.ts';

export interface ClipboardRows {
  /** Tabs between cells, for an editor. */
  'text/plain': string;
  /** For a spreadsheet: what it takes first. */
  'text/html': string;
}

/** A spreadsheet runs a cell that starts with one of these as a formula, in the full-width forms too. */
const startsFormula = /^[=+\-@\t\r\0＝＋－＠]/;
const guard = (cell: string) => (startsFormula.test(cell) ? `'${cell}` : cell);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** The words of a cell's content, except its buttons; words that a component of its own renders are not known here. */
function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return '';
  return 'onPress' in node.props || 'onClick' in node.props ? '' : wordsOf(node.props.children);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * A table of these rows for the clipboard, with the names of its columns. No cell runs as a formula, and a card number
 * stays the text that it is: as a number it would lose its last digits. Columns without words are left out.
 */
export function getClipboardRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ClipboardRows {
  const filled = columns
    .map(({ header, text, cell }) => [header, ...rows.map((row) => oneLine(text ? text(row) : wordsOf(cell(row))))])
    .filter(([, ...cells]) => cells.some(Boolean));
  const lines = Array.from({ length: rows.length + 1 }, (_, line) => filled.map((column) => guard(column[line] ?? '')));
  const line = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag} style="mso-number-format:'\\@'">${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return {
    'text/plain': lines.map((cells) => cells.join('\t')).join('\r\n'),
    'text/html': `<table>${lines.map((cells, index) => line(cells, index === 0 ? 'th' : 'td')).join('')}</table>`,
  };
}

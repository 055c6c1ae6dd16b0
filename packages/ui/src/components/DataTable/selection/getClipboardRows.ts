import type { Column } from '../Column.ts';
import { guardFormula, textOf } from '../exports/cellText.ts';

export interface ClipboardRows {
  /** Cells separated by tabs, for an editor. */
  'text/plain': string;
  /** For a spreadsheet, which prefers it. */
  'text/html': string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/**
 * A table of these rows for the clipboard, with the names of its columns. No cell runs as a formula, and a card number stays a text: as a
 * number it would lose its last digits. Columns without text are left out.
 */
export function getClipboardRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ClipboardRows {
  const filled = columns
    .map((column) => [column.header, ...rows.map((row) => textOf(column, row))])
    .filter(([, ...cells]) => cells.some(Boolean));
  const lines = Array.from({ length: rows.length + 1 }, (_, line) =>
    filled.map((column) => guardFormula(column[line] ?? '')),
  );
  const line = (cells: string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag} style="mso-number-format:'\\@'">${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return {
    'text/plain': lines.map((cells) => cells.join('\t')).join('\r\n'),
    'text/html': `<table>${lines.map((cells, index) => line(cells, index === 0 ? 'th' : 'td')).join('')}</table>`,
  };
}

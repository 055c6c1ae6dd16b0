import type { Column } from '../Column.ts';
import { guardFormula, textOf } from '../exports/cellText.ts';

export interface ClipboardRows {
  /** Cells separated by tabs, for text editors. */
  'text/plain': string;
  /** An HTML table, which spreadsheets prefer. */
  'text/html': string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/**
 * These rows as a table for the clipboard, with a header. Cells are marked as text, so that none runs as a formula and no card number loses
 * its last digits. Columns without text are left out.
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

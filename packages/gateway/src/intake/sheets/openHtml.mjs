import { readFileSync } from 'node:fs';
import { errorText } from './cellText.mjs';
import { Refused, sentences } from './refusals.mjs';
import { SheetRow } from './SheetRow.mjs';

/** The entity names of U+00A0 to U+00FF, in their order. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const named = new Map(latinNames.map((name, at) => [name, String.fromCharCode(0xa0 + at)]));
for (const [name, char] of Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–', mdash: '—', euro: '€' }))
  named.set(name, char);

function characterOf(whole, code) {
  if (!code.startsWith('#')) return named.get(code) ?? whole;
  const number = /^#x/i.test(code) ? parseInt(code.slice(2), 16) : Number(code.slice(1));
  return number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : whole;
}
const decodeEntities = (text) => text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]\w{1,7});/gi, characterOf);

/**
 * Decodes a page by its byte order mark, by the charset that it declares, or as UTF-8 if it is valid UTF-8; otherwise
 * as Windows-1252, which Brazilian portals use without declaring it.
 */
function decode(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Elements whose content is not shown. */
const silent = /^(script|style|title|xml)$/;

/** Calls a function for each tag and text of a page: `tag(name, isClosing, attributes)` and `text(text)`. */
function readTags(html, { tag, text }) {
  const lower = html.toLowerCase();
  let from = 0;
  for (;;) {
    const start = html.indexOf('<', from);
    if (start === -1) return text(html.slice(from));
    text(html.slice(from, start));
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4);
      if (end === -1) return;
      from = end + 3;
      continue;
    }
    const end = html.indexOf('>', start);
    if (end === -1) return;
    const [, slash, name, attributes] = /^(\/?)([a-z][a-z0-9:]*)(.*)$/is.exec(html.slice(start + 1, end)) ?? [];
    from = end + 1;
    if (name === undefined) continue;
    const isClosing = slash === '/';
    if (!isClosing && silent.test(name.toLowerCase())) {
      const close = lower.indexOf(`</${name.toLowerCase()}`, from);
      from = close === -1 ? html.length : close;
    } else tag(name.toLowerCase(), isClosing, attributes ?? '');
  }
}

const spanOf = (attributes, name) => {
  const [, number] = new RegExp(`${name}\\s*=\\s*["']?(\\d{1,4})`, 'i').exec(attributes) ?? [];
  return Math.max(1, Number(number ?? 1));
};

/** The rows of all tables of a page, one below the other, as Excel shows them. */
function readRows(html, maxCells) {
  const rows = [];
  /** The number of further rows that a cell with `rowspan` fills, by column. */
  const held = [];
  let hasTable = false;
  let row;
  let cell;
  const endCell = () => {
    if (!row || !cell) return;
    const text = decodeEntities(cell.text).replace(/[\s\u00a0]+/g, ' ').trim();
    if (/^#(N\/A|N\/D|DIV\/0!|REF!|VALUE!|VALOR!|NAME\?|NOME\?|NUM!|NÚM!|NULL!|NULO!)$/.test(text)) row.setError(cell.column, errorText(text));
    else row.set(cell.column, text);
    cell = undefined;
  };
  const endRow = () => {
    endCell();
    if (row) rows.push(row);
    row = undefined;
  };
  const startRow = () => {
    endRow();
    row = new SheetRow(rows.length + 1, maxCells);
    row.next = 0;
  };
  const startCell = (attributes) => {
    endCell();
    if (!row) startRow();
    while ((held[row.next] ?? 0) >= row.line) row.next += 1;
    cell = { column: row.next, text: '' };
    const width = Math.min(spanOf(attributes, 'colspan'), maxCells);
    const lastLine = row.line + spanOf(attributes, 'rowspan') - 1;
    for (let at = 0; at < width; at += 1) if (lastLine > row.line) held[row.next + at] = lastLine;
    row.next += width;
  };
  const tag = (name, isClosing, attributes) => {
    if (name === 'table') {
      hasTable = true;
      endRow();
      held.length = 0;
    } else if (name === 'tr') (isClosing ? endRow : startRow)();
    else if (name === 'td' || name === 'th') (isClosing ? endCell : startCell)(attributes);
    else if (cell && /^(br|p|div|li)$/.test(name)) cell.text += ' ';
  };
  const text = (more) => {
    if (cell) cell.text += more;
  };
  readTags(html, { tag, text });
  endRow();
  if (!hasTable) throw new Refused(sentences.noTable);
  return rows.filter((one) => one.isFilled());
}

async function* oneList(rows) {
  yield rows;
}

/** An HTML page named .xls, as many portals export their lists: one sheet. */
export async function openHtml(path, { maxCells }) {
  const rows = readRows(decode(readFileSync(path)), maxCells);
  return [{ name: 'Planilha1', isHidden: false, rows: () => oneList(rows) }];
}

import { booleanText, columnOf, errorText, isoDateText, numberText, serialText, unescapeText } from './cellText.mjs';
import { parseXml } from './parseXml.mjs';
import { Refused, sentences } from './refusals.mjs';
import { lineAfter, SheetRow } from './SheetRow.mjs';

/**
 * The filled rows of a worksheet, in lists, while its bytes arrive. A row or a cell without a position follows the
 * previous one. Some programs divide a row into several with the same number, each with other cells.
 */
export async function* readXlsxRows(chunks, { shared, dateStyles, is1904, maxCells }) {
  let rows = [];
  let row = new SheetRow(0, maxCells);
  let line = 0;
  let column = -1;
  let isContinued = false;
  let type = 'n';
  let style = '0';
  let value = '';
  let inline = '';
  let taken = '';
  let isPhonetic = false;

  const endRow = () => {
    if (row.isFilled()) rows.push(row);
  };
  const startRow = ({ r }) => {
    isContinued = line > 0 && Number(r) === line;
    if (isContinued) return;
    endRow();
    line = lineAfter(line, r);
    column = -1;
    row = new SheetRow(line, maxCells);
  };
  const startCell = ({ r, t, s }) => {
    const named = r === undefined ? -1 : columnOf(r);
    column = named === -1 ? column + 1 : named;
    type = t ?? 'n';
    style = s ?? '0';
    value = '';
    inline = '';
  };
  const plainText = () => {
    if (type === 's') {
      const text = shared[Number(value)];
      // If the cell counted as empty, its value would be lost silently.
      if (text === undefined) throw new Refused(sentences.damaged);
      return text;
    }
    if (type === 'inlineStr') return unescapeText(inline || value);
    if (type === 'str') return unescapeText(value);
    if (type === 'b') return booleanText(value.trim() === '1' || value.trim() === 'true');
    if (type === 'd') return isoDateText(value.trim());
    const number = value.trim();
    return dateStyles[Number(style)] === true ? serialText(number, is1904) : numberText(number);
  };
  const endCell = () => {
    if (value === '' && inline === '') return;
    const text = type === 'e' ? errorText(value.trim()) : plainText();
    // It is not clear which of two texts in one place counts.
    if (isContinued && row.holdsOther(column, text)) throw new Refused(sentences.damaged);
    if (type === 'e') row.setError(column, text);
    else row.set(column, text);
  };

  const open = (name, attributes) => {
    if (name === 'row') startRow(attributes());
    else if (name === 'c') startCell(attributes());
    else if (name === 'rPh') isPhonetic = true;
    else if (name === 'v' || (name === 't' && !isPhonetic)) taken = name;
  };
  const close = (name) => {
    if (name === 'c') endCell();
    else if (name === 'sheetData') endRow();
    else if (name === 'rPh') isPhonetic = false;
    if (name === taken) taken = '';
  };
  const text = (more) => {
    if (taken === 'v') value += more;
    else if (taken === 't') inline += more;
  };

  const take = () => {
    const taken = rows;
    rows = [];
    return taken;
  };
  yield* parseXml(chunks, { open, close, text, take });
}

import { createReadStream } from 'node:fs';
import { booleanText, errorText, isoDateText, numberText } from './cellText.mjs';
import { parseXml } from './parseXml.mjs';
import { lineAfter, SheetRow } from './SheetRow.mjs';

const textOf = {
  Number: (text) => numberText(text.trim()),
  DateTime: (text) => isoDateText(text.trim()),
  Boolean: (text) => booleanText(text.trim() === '1'),
};

/** Reads the sheets of an Excel 2003 XML spreadsheet, one row after another. */
function readSheets(path, maxCells, { onSheet, onHidden, onRow, take }) {
  let row = new SheetRow(0, maxCells);
  let line = 0;
  let column = -1;
  let across = 0;
  let type;
  let value = '';
  const stack = [];
  const open = (name, attributes) => {
    stack.push(name);
    if (name === 'Worksheet') {
      onSheet(attributes().Name ?? '');
      line = 0;
    } else if (name === 'Row') {
      line = lineAfter(line, attributes().Index);
      column = -1;
      across = 0;
      row = new SheetRow(line, maxCells);
    } else if (name === 'Cell') {
      const { Index, MergeAcross = '0' } = attributes();
      column = Index === undefined ? column + 1 + across : Number(Index) - 1;
      across = Number(MergeAcross);
    } else if (name === 'Data' && stack.at(-2) === 'Cell') {
      ({ Type: type } = attributes());
      value = '';
    }
  };
  const close = (name) => {
    stack.pop();
    if (name === 'Data' && stack.at(-1) === 'Cell') {
      if (type === 'Error') row.setError(column, errorText(value.trim()));
      else row.set(column, (textOf[type] ?? String)(value));
      type = undefined;
    } else if (name === 'Row' && row.isFilled()) onRow(row);
  };
  const text = (more) => {
    if (type !== undefined) value += more;
    else if (stack.at(-1) === 'Visible' && /hidden/i.test(more)) onHidden();
  };
  return parseXml(createReadStream(path), { open, close, text, take });
}

/** The rows of the sheet at an index. */
function rowsAt(path, place, maxCells) {
  let rows = [];
  let at = -1;
  const onSheet = () => {
    at += 1;
  };
  const onRow = (row) => {
    if (at === place) rows.push(row);
  };
  const take = () => {
    const taken = rows;
    rows = [];
    return taken;
  };
  return readSheets(path, maxCells, { onSheet, onRow, onHidden: () => {}, take });
}

/** The sheets of an XML spreadsheet. The file says whether a sheet is hidden only after its rows, so it is read twice. */
export async function openXml2003(path, { maxCells }) {
  const sheets = [];
  const onSheet = (name) => {
    const place = sheets.length;
    sheets.push({ name, isHidden: false, rows: () => rowsAt(path, place, maxCells) });
  };
  const onHidden = () => {
    sheets.at(-1).isHidden = true;
  };
  await readSheets(path, maxCells, { onSheet, onHidden, onRow: () => {} }).next();
  return sheets;
}

import { posix } from 'node:path';
import { isDateFormat, isDateFormatId, unescapeText } from './cellText.mjs';
import { openArchive } from './openArchive.mjs';
import { readXml } from './parseXml.mjs';
import { readXlsxRows } from './readXlsxRows.mjs';
import { Refused, sentences } from './refusals.mjs';

/** The targets of relationships by id and by the last word of their type, as paths from the root of the archive. */
async function readRelations(archive, part) {
  const folder = posix.dirname(part);
  const byId = new Map();
  const byType = new Map();
  const open = (name, attributes) => {
    if (name !== 'Relationship') return;
    const { Id, Target = '', Type = '', TargetMode } = attributes();
    if (TargetMode === 'External') return;
    const type = Type.split('/').at(-1);
    const target = posix.resolve('/', folder, Target.replaceAll('\\', '/')).slice(1);
    byId.set(Id, { type, target });
    if (!byType.has(type)) byType.set(type, target);
  };
  await readXml(archive.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)), handlers({ open }));
  return { byId, byType };
}

const ignore = () => {};
const handlers = ({ open = ignore, close = ignore, text = ignore }) => ({ open, close, text });

const isTrue = (value) => /^(1|true|on)$/i.test(value ?? '');

async function readWorkbook(archive, part) {
  const sheets = [];
  let is1904 = false;
  const open = (name, attributes) => {
    // Excel writes a second element without this attribute, for an extension.
    if (name === 'workbookPr') is1904 ||= isTrue(attributes().date1904);
    else if (name === 'sheet') sheets.push(attributes());
  };
  await readXml(archive.read(part), handlers({ open }));
  return { sheets, is1904 };
}

/** Beta versions of Excel 2007 wrote this longer name. */
const isItem = (name) => name === 'si' || name === 'sstItem';

async function readSharedStrings(archive, part) {
  const texts = [];
  let current = '';
  let isText = false;
  let isPhonetic = false;
  const open = (name) => {
    if (isItem(name)) current = '';
    else if (name === 'rPh') isPhonetic = true;
    else if (name === 't') isText = !isPhonetic;
  };
  const close = (name) => {
    if (isItem(name)) texts.push(unescapeText(current));
    else if (name === 'rPh') isPhonetic = false;
    else if (name === 't') isText = false;
  };
  const text = (value) => {
    if (isText) current += value;
  };
  await readXml(archive.read(part), { open, close, text });
  return texts;
}

/** The indexes of the cell styles that show a date. */
async function readDateStyles(archive, part) {
  const codes = new Map();
  const formatIds = [];
  let isCellFormat = false;
  let isNumberFormat = false;
  const open = (name, attributes) => {
    if (name === 'numFmts') isNumberFormat = true;
    // A conditional style has formats of its own, whose numbers mean nothing for a cell.
    else if (name === 'numFmt' && isNumberFormat) {
      const { numFmtId, formatCode = '' } = attributes();
      codes.set(Number(numFmtId), formatCode);
    } else if (name === 'cellXfs') isCellFormat = true;
    else if (name === 'xf' && isCellFormat) formatIds.push(Number(attributes().numFmtId ?? 0));
  };
  const close = (name) => {
    if (name === 'cellXfs') isCellFormat = false;
    else if (name === 'numFmts') isNumberFormat = false;
  };
  await readXml(archive.read(part), handlers({ open, close }));
  return formatIds.map((id) => (codes.has(id) ? isDateFormat(codes.get(id)) : isDateFormatId(id)));
}

function refuseOther(archive) {
  if (archive.has('xl/workbook.bin')) throw new Refused(sentences.binary);
  throw new Refused(archive.has('content.xml') ? sentences.openDocument : sentences.noSpreadsheet);
}

/** The sheets of an .xlsx in their order, with their rows. */
export async function openXlsx(path, limits) {
  const archive = await openArchive(path, limits);
  const root = await readRelations(archive, '');
  const part = root.byType.get('officeDocument') ?? 'xl/workbook.xml';
  if (!archive.has(part) || part.endsWith('.bin')) refuseOther(archive);
  const { sheets, is1904 } = await readWorkbook(archive, part);
  const { byId, byType } = await readRelations(archive, part);
  const shared = await readSharedStrings(archive, byType.get('sharedStrings') ?? 'xl/sharedStrings.xml');
  const dateStyles = await readDateStyles(archive, byType.get('styles') ?? 'xl/styles.xml');
  const tables = sheets.flatMap(({ name = '', id, state = 'visible' }) => {
    const relation = byId.get(id);
    return relation?.type === 'worksheet' ? [{ name, state, target: relation.target }] : [];
  });
  return tables.map(({ name, state, target }) => ({
    name,
    isHidden: /hidden/i.test(state),
    rows: () => readXlsxRows(archive.read(target), { shared, dateStyles, is1904, maxCells: limits.maxCells }),
  }));
}

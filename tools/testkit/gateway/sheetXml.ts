import { strToU8, unzipSync, zipSync } from 'fflate';
import { glosaRows, sheetFile } from './sampleFiles.ts';

export const worksheet = (inner: string, attributes = ''): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData${attributes}>${inner}</sheetData></worksheet>`;

/** A real spreadsheet whose first sheet is replaced. */
export async function withSheet(xml: string, name = 'hostil.xlsx'): Promise<File> {
  const parts = unzipSync(new Uint8Array(await (await sheetFile(glosaRows)).arrayBuffer()));
  const changed = { ...parts, 'xl/worksheets/sheet1.xml': new TextEncoder().encode(xml) };
  return new File([new Uint8Array(zipSync(changed, { level: 6 }))], name);
}

/** Rows of texts as XML, from the first line on. */
export const textRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((texts) => `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`)
    .join('');

interface WrittenSheet {
  name: string;
  /** The state of the sheet: `hidden`, `veryHidden`, or visible. */
  state?: string;
  /** The rows as XML. */
  rows: string;
}

interface WrittenBook {
  sheets: readonly WrittenSheet[];
  sharedStrings?: string;
  /** @default xl/sharedStrings.xml */
  sharedStringsName?: string;
  /** The number formats of cells; the attribute `s` of a cell is an index into them. */
  styles?: string;
  /** The value of the attribute `date1904`. */
  date1904?: string;
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;

/** The bytes of an .xlsx with parts as other programs write them. */
export function bookBytes(book: WrittenBook): Uint8Array<ArrayBuffer> {
  const { sheets, sharedStrings, sharedStringsName, styles, date1904 } = book;
  const names = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"${state ? ` state="${state}"` : ''}/>`,
  );
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations(relation('w', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr${date1904 ? ` date1904="${date1904}"` : ''}/><sheets>${names.join('')}</sheets><extLst><ext><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_sheet, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      relation('t', 'sharedStrings', 'sharedStrings.xml'),
      relation('f', 'styles', 'styles.xml'),
    ),
  };
  for (const [at, { rows }] of sheets.entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = worksheet(rows);
  if (sharedStrings) parts[sharedStringsName ?? 'xl/sharedStrings.xml'] = `<sst>${sharedStrings}</sst>`;
  if (styles) parts['xl/styles.xml'] = `<styleSheet>${styles}</styleSheet>`;
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
}

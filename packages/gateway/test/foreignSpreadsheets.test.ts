import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { glosaColumns } from '@oraculo/api-client/contract';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSheetTable } from '../src/intake/readTable.ts';
import { bookBytes } from '@oraculo-tools/testkit/gateway/sheetXml.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-outros-'));
});
afterAll(() => rm(folder, { recursive: true }));

let sheetName: string | undefined;

/** The rows of a file below its header: each as `line: guide | amount | reason`, or as its error. */
async function read(content: Uint8Array | string, name = 'outro.xls'): Promise<string[]> {
  const path = join(folder, name);
  await writeFile(path, content);
  const found: string[] = [];
  sheetName = undefined;
  const onSheet = (read: string) => {
    sheetName = read;
  };
  for await (const row of readSheetTable(path, glosaColumns, { maxLines: 100, owner: 'ana', onSheet }))
    found.push(`${row.line}: ${row.cellError ?? [row.guideNumber, row.amount, row.reason].join(' | ')}`);
  return found;
}

const inline = (place: string, text: string) =>
  `<c${place && ` r="${place}"`} t="inlineStr"><is><t>${text}</t></is></c>`;
const titles = ['GUIA', 'VALOR', 'MOTIVO'];
const header = `<row r="1">${titles.map((title, at) => inline(`${'ABC'[at]}1`, title)).join('')}</row>`;
const sheetOf = (...rows: string[]) => ({ name: 'Plan1', rows: header + rows.join('') });

// spec: x.55
test.each<[string, Parameters<typeof bookBytes>[0], string[]]>([
  [
    'neither rows nor cells with a place',
    {
      sheets: [
        {
          name: 'Plan1',
          rows: `<row>${titles.map((title) => inline('', title)).join('')}</row><row>${inline('', '1')}<c/>${inline('', 'Motivo')}</row>`,
        },
      ],
    },
    ['2: 1 |  | Motivo'],
  ],
  [
    'a cell without a place behind one that has it',
    { sheets: [sheetOf(`<row r="3">${inline('B3', '80')}${inline('', 'Motivo')}</row>`)] },
    ['3:  | 80 | Motivo'],
  ],
  [
    'a time, a date and a moment in ISO form',
    {
      sheets: [
        sheetOf(
          '<row r="2"><c r="A2" t="d"><v>23:44:51.894</v></c><c r="B2" t="d"><v>2026-11-02T00:00:00</v></c><c r="C2" t="d"><v>2026-11-02</v></c></row>',
        ),
      ],
    },
    ['2: 23:44:51.894 | 2026-11-02 | 2026-11-02'],
  ],
  [
    'texts in CDATA sections and with escaped characters',
    {
      sheets: [
        sheetOf(
          `<row r="2">${inline('A2', '<![CDATA[12]]>')}${inline('C2', '<![CDATA[a < b & c]]>_x000A_d _X0041_')}</row>`,
        ),
      ],
    },
    ['2: 12 |  | a < b & c\nd _X0041_'],
  ],
  [
    'shared strings under a name in another case, with an empty one, parts of a text and a reading aid',
    {
      sheets: [
        sheetOf(
          '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="s"><v>0</v></c><c r="C2" t="s"><v>2</v></c></row>',
        ),
      ],
      sharedStrings: '<si/><si><t>7</t></si><si><r><t>Moti</t></r><r><t>vo</t></r><rPh><t>x</t></rPh></si>',
      sharedStringsName: 'xl/SharedStrings.xml',
    },
    ['2: 7 |  | Motivo'],
  ],
  ...[
    ['true', '2026-11-02'],
    ['1', '2026-11-02'],
    ['0', '2022-11-01'],
  ].map(([date1904 = '', day]): [string, Parameters<typeof bookBytes>[0], string[]] => [
    `date1904="${date1904}"`,
    {
      date1904,
      sheets: [sheetOf('<row r="2"><c r="A2"><v>44866</v></c><c r="C2" s="1"><v>44866</v></c></row>')],
      styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
    },
    [`2: 44866 |  | ${day}`],
  ]),
  [
    'a date, a time, an amount of money and a day that does not exist',
    {
      sheets: [
        sheetOf(
          '<row r="2"><c r="A2" s="1"><v>46328.5</v></c><c r="B2" s="2"><v>80.5</v></c><c r="C2" s="1"><v>0.75</v></c></row>',
          '<row r="3"><c r="A3" s="1"><v>60</v></c><c r="B3" s="1"><v>-1</v></c><c r="C3" s="1"><v>59</v></c></row>',
        ),
      ],
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="[$-416]dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="&quot;R$ de dia&quot;\\ #,##0.00;[Red]-0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>',
    },
    ['2: 2026-11-02 | 80.5 | 18:00:00', '3: 1900-02-29 | -1 | 1900-02-28'],
  ],
  [
    'elements with a prefix, true and false',
    {
      sheets: [
        {
          name: 'Plan1',
          rows: `${header.replaceAll(/<(\/?)(\w)/g, '<$1x:$2')}<x:row><x:c t="b"><x:v>1</x:v></x:c><x:c t="b"><x:v>0</x:v></x:c></x:row>`,
        },
      ],
    },
    ['2: VERDADEIRO | FALSO | '],
  ],
  [
    'a row divided into rows of one number',
    {
      sheets: [
        sheetOf(
          `<row r="2">${inline('A2', '7')}</row><row r="2"/><row r="2">${inline('', '80')}${inline('C2', '')}</row><row r="2">${inline('A2', '7')}${inline('C2', 'Motivo')}</row>`,
          `<row r="4">${inline('A4', '8')}</row><row r="4"><c r="C4" t="e"><v>#REF!</v></c></row>`,
        ),
      ],
    },
    ['2: 7 | 80 | Motivo', '4: A célula C4 tem o erro #REF!. Corrija-a na planilha.'],
  ],
  [
    'other formats under the same numbers in its conditional styles',
    {
      sheets: [
        sheetOf(
          '<row r="2"><c r="A2"><v>44866</v></c><c r="B2" s="2"><v>80</v></c><c r="C2" s="1"><v>46328</v></c></row>',
        ),
      ],
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs><dxfs><dxf><numFmt numFmtId="14" formatCode="0.00%"/></dxf><dxf><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></dxf><dxf><numFmt numFmtId="0" formatCode="yyyy"/></dxf></dxfs>',
    },
    ['2: 44866 | 80 | 2026-11-02'],
  ],
])('an .xlsx with %s is read correctly', async (_what, book, rows) => {
  expect(await read(bookBytes(book), 'outro.xlsx')).toEqual(rows);
});

const errorsInXlsx = () =>
  bookBytes({
    sheets: [
      sheetOf(
        `<row r="2"><c r="A2" t="e"><v>#N/A</v></c>${inline('C2', 'Motivo')}</row>`,
        `<row r="3">${inline('A3', '3')}<c r="B3" t="e"><v>#VALUE!</v></c>${inline('C3', 'Motivo')}</row>`,
        `<row r="4">${inline('A4', '4')}<c r="C4" t="e"><v>#DIV/0!</v></c></row>`,
        `<row r="5">${inline('A5', '5')}${inline('C5', 'Motivo')}<c r="D5" t="e"><v>#REF!</v></c></row>`,
      ),
    ],
  });

/** A file of Excel 97–2003 with these sheets, some of which may be hidden. */
function oldBook(sheets: readonly { name: string; hidden?: 0 | 1 | 2; rows: unknown[][] }[]): Uint8Array {
  const book = utils.book_new();
  for (const { name, rows } of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  book.Workbook = { Sheets: sheets.map(({ hidden = 0 }) => ({ Hidden: hidden })) };
  return new Uint8Array(write(book, { bookType: 'biff8', type: 'buffer' }) as Buffer);
}

const errorsInXls = () =>
  oldBook([
    {
      name: 'Plan1',
      rows: [
        titles,
        [{ t: 'e', v: 0x2a }, '', 'Motivo'],
        ['3', { t: 'e', v: 0x0f }, 'Motivo'],
        ['4', '', { t: 'e', v: 0x07 }],
        ['5', '', 'Motivo', { t: 'e', v: 0x17 }],
      ],
    },
  ]);

const errorsInXml2003 = () =>
  xml2003('Plan1', [
    [cell('Error', '#N/A'), cell('String', ''), cell('String', 'Motivo')],
    [cell('String', '3'), cell('Error', '#VALUE!'), cell('String', 'Motivo')],
    [cell('String', '4'), cell('String', ''), cell('Error', '#DIV/0!')],
    [cell('String', '5'), cell('String', ''), cell('String', 'Motivo'), cell('Error', '#REF!')],
  ]);

const errorsInHtml = () =>
  table(['#N/A', '', 'Motivo'], ['3', '#VALUE!', 'Motivo'], ['4', '', '#DIV/0!'], ['5', '', 'Motivo', '#REF!']);

// spec: x.53
test.each<[string, () => Uint8Array | string]>([
  ['.xlsx', errorsInXlsx],
  ['.xls', errorsInXls],
  ['.xls in XML', errorsInXml2003],
  ['.xls in HTML', errorsInHtml],
])('a formula error in an %s names its cell, and one in an unused column is ignored', async (_form, make) => {
  expect(await read(make())).toEqual([
    '2: A célula A2 tem o erro #N/D. Corrija-a na planilha.',
    '3: A célula B3 tem o erro #VALOR!. Corrija-a na planilha.',
    '4: A célula C4 tem o erro #DIV/0!. Corrija-a na planilha.',
    '5: 5 |  | Motivo',
  ]);
});

const ofMonth = (name: string, guide: string, hidden: 0 | 1 | 2 = 0) => ({
  name,
  hidden,
  rows: [titles, [guide, '', 'Motivo']],
});
const states = ['visible', 'hidden', 'veryHidden'] as const;

type Month = ReturnType<typeof ofMonth>;
const asXlsx = (months: readonly Month[]) =>
  bookBytes({
    sheets: months.map(({ name, hidden, rows: [, [guide = ''] = []] }) => ({
      name,
      state: states[hidden],
      rows: guide && `${header}<row r="2">${inline('A2', guide)}${inline('C2', 'Motivo')}</row>`,
    })),
  });
const asXml2003 = (months: readonly Month[]) =>
  months.length === 0
    ? ''
    : xmlBook(
        months.map(({ name, hidden, rows: [, [guide = ''] = []] }) =>
          xmlSheet(
            name,
            guide ? [[cell('String', guide), cell('String', ''), cell('String', 'Motivo')]] : [],
            hidden > 0,
          ),
        ),
      );

// spec: x.54
test.each<[string, (months: readonly Month[]) => Uint8Array | string]>([
  ['.xlsx', asXlsx],
  ['.xls', oldBook],
  ['.xls in XML', asXml2003],
])('the first visible sheet of an %s is read, and named if another one has rows', async (_form, make) => {
  expect(await read(make([ofMonth('out', '9', 1), ofMonth('nov', '1')]))).toEqual(['2: 1 |  | Motivo']);
  expect(sheetName).toBeUndefined();
  expect(await read(make([ofMonth('lista', '9', 2), ofMonth('nov', '1'), ofMonth('dez', '2')]))).toEqual([
    '2: 1 |  | Motivo',
  ]);
  expect(sheetName).toBe('nov');
});

test('an empty first sheet is refused with the name of the sheet that has rows', async () => {
  const empty = { name: 'Capa', rows: '' };
  await expect(read(bookBytes({ sheets: [empty, { ...sheetOf('<row r="2"/>'), name: 'nov' }] }))).rejects.toThrow(
    'A primeira planilha do arquivo, “Capa”, está vazia; os dados estão em “nov”. Coloque-a em primeiro lugar e envie de novo.',
  );
  const hidden = [ofMonth('nov', '1', 1)];
  await expect(read(asXlsx(hidden))).rejects.toThrow('Todas as planilhas do arquivo estão ocultas.');
});

const cell = (type: string, text: string, attributes = '') =>
  `<Cell${attributes}><Data ss:Type="${type}">${text}</Data></Cell>`;
const xmlRow = (cells: readonly string[], attributes = '') => `<Row${attributes}>${cells.join('')}</Row>`;
const xmlSheet = (name: string, rows: readonly (readonly string[])[], isHidden = false) =>
  `<Worksheet ss:Name="${name}"><Table>${[titles.map((title) => cell('String', title)), ...rows].map((cells) => xmlRow(cells)).join('')}</Table><WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel">${isHidden ? '<Visible>SheetHidden</Visible>' : ''}</WorksheetOptions></Worksheet>`;
const xmlBook = (sheets: readonly string[]) =>
  `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheets.join('')}</Workbook>`;
const xml2003 = (name: string, rows: readonly (readonly string[])[]) => xmlBook([xmlSheet(name, rows)]);

// spec: x.55
test('an XML spreadsheet of 2003 is read with gaps, dates, numbers and merged cells', async () => {
  const rows = [
    xmlRow(titles.map((title) => cell('String', title))),
    xmlRow(
      [cell('Number', '5.2998224725E10'), cell('DateTime', '2026-11-02T00:00:00.000', ' ss:Index="3"')],
      ' ss:Index="4"',
    ),
    xmlRow([cell('String', 'a &amp; b', ' ss:MergeAcross="1"'), cell('Boolean', '1')]),
  ];
  const file = xmlBook([`<Worksheet ss:Name="nov"><Table>${rows.join('')}</Table></Worksheet>`]);
  const expected = ['4: 52998224725 |  | 2026-11-02', '5: a & b |  | VERDADEIRO'];
  expect(await read(file)).toEqual(expected);
  expect(await read(Buffer.from(`\uFEFF${file}`, 'utf16le'))).toEqual(expected);
});

const table = (...rows: readonly (readonly string[])[]) =>
  `<table>${[titles, ...rows].map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table>`;

// spec: x.55
test.each<[string, Uint8Array | string, string[]]>([
  [
    'entities, line breaks and markup',
    table(['05299822472', '1.234,56', 'N&atilde;o<br><b>coberto</b>&#33;&nbsp;']),
    ['2: 05299822472 | 1.234,56 | Não coberto!'],
  ],
  ['the encoding of Windows', Buffer.from(table(['1', '', 'Não']), 'latin1'), ['2: 1 |  | Não']],
  [
    'several tables, comments, a style and cells that are never closed',
    `<!-- <td>x</td> --><style>td { color: red }</style>${table()}<table><tr><td>1<td>2<td>Motivo</table>`,
    ['2: 1 | 2 | Motivo'],
  ],
  [
    'cells over several columns and rows',
    table().replace(
      '</table>',
      '<tr><td rowspan="2">1</td><td colspan="2">x</td></tr><tr><td>2</td><td>Motivo</td></tr></table>',
    ),
    ['2: 1 | x | ', '3:  | 2 | Motivo'],
  ],
])('a page named .xls is read with %s', async (_what, page, rows) => {
  expect(await read(page)).toEqual(rows);
});

const zip = (name: string) => zipSync({ [name]: new Uint8Array(1) });

// spec: x.55
test.each<[string, Uint8Array | string, string]>([
  ['a page without a table', '<html><body>Sem acesso</body></html>', 'O arquivo é uma página da web sem tabela.'],
  ['a page saved as a single file', 'MIME-Version: 1.0\n', 'O arquivo é uma página da web (.mht).'],
  ['a text', 'GUIA;VALOR;MOTIVO\n1;2;3\n', 'O arquivo é um texto (CSV), não uma planilha.'],
  ['a PDF', '%PDF-1.7\n', 'O arquivo é um PDF.'],
  ['a binary workbook (.xlsb)', zip('xl/workbook.bin'), 'A planilha está no formato binário .xlsb.'],
  ['an OpenDocument sheet', zip('content.xml'), 'A planilha está no formato do LibreOffice (.ods).'],
  ['another archive', zip('word/document.xml'), 'O arquivo não é uma planilha do Excel.'],
  ['bytes', new Uint8Array([1, 0, 2, 0]), 'O arquivo não é uma planilha do Excel.'],
])('%s named .xls is refused by its real type', async (_what, content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence);
});

test('a reference to a missing shared text counts as damage, not as an empty cell', async () => {
  const book = bookBytes({
    sheets: [sheetOf('<row r="2"><c r="A2" t="s"><v>1</v></c></row>')],
    sharedStrings: '<si/>',
  });
  await expect(read(book)).rejects.toThrow('A planilha está danificada');
});

test('rows out of order count as damage, as in Excel', async () => {
  const book = bookBytes({ sheets: [sheetOf('<row r="3"/>', '<row r="2"/>')] });
  await expect(read(book)).rejects.toThrow('A planilha está danificada');
});

test('a file without sheets is not refused as one whose sheets are hidden', async () => {
  await expect(read(bookBytes({ sheets: [] }))).rejects.toThrow('O arquivo não tem nenhuma planilha com células.');
});

test('two texts in one cell of a divided row count as damage', async () => {
  const book = bookBytes({
    sheets: [sheetOf(`<row r="2">${inline('A2', '7')}</row>`, `<row r="2">${inline('A2', '8')}</row>`)],
  });
  await expect(read(book)).rejects.toThrow('A planilha está danificada');
});

test('a document type has its own refusal and does not count as damage', async () => {
  const page = '<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>';
  const book = bookBytes({ sheets: [sheetOf('<row r="2"/>')], sharedStrings: '<si/>' });
  const parts = { ...unzipSync(book), 'xl/sharedStrings.xml': strToU8(page) };
  await expect(read(zipSync(parts))).rejects.toThrow('por segurança, não é lido');
});

test('a file with two parts of the same name is refused', async () => {
  const parts = unzipSync(bookBytes({ sheets: [sheetOf('<row r="2"/>')] }));
  const twice = { ...parts, 'xl/Worksheets/sheet1.xml': parts['xl/worksheets/sheet1.xml']! };
  await expect(read(zipSync(twice))).rejects.toThrow('duas partes com o mesmo nome');
});

test('the shared strings of a beta of Excel 2007 are read', async () => {
  const book = bookBytes({
    sheets: [sheetOf('<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>')],
    sharedStrings: '<sstItem><t>7</t></sstItem><sstItem><t>Motivo</t></sstItem>',
  });
  expect(await read(book)).toEqual(['2: 7 |  | Motivo']);
});

test('CR and LF are one line end, even if one of them is escaped', async () => {
  const book = bookBytes({
    sheets: [sheetOf(`<row r="2">${inline('A2', '7')}${inline('C2', 'abc_x000D_\r\ndef')}</row>`)],
  });
  expect(await read(book)).toEqual(['2: 7 |  | abc\r\ndef']);
});

test('a number format that has only AM/PM shows a time', async () => {
  const book = bookBytes({
    sheets: [sheetOf('<row r="2"><c r="A2"><v>7</v></c><c r="C2" s="1"><v>46328.5</v></c></row>')],
    styles:
      '<numFmts><numFmt numFmtId="164" formatCode="A/P"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>',
  });
  expect(await read(book)).toEqual(['2: 7 |  | 2026-11-02']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookBytes, textRows } from '@oraculo-tools/testkit/gateway/sheetXml.ts';
import { startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
let client: Awaited<ReturnType<TestGateway['clientOf']>>;

beforeAll(async () => {
  gateway = await startTestGateway();
  client = await gateway.clientOf('recebiveis');
}, 60_000);
afterAll(() => gateway[Symbol.asyncDispose]());

const soon = { timeout: 20_000, interval: 50 };

/** A file whose sheets have these names and states; each has one line below its header. */
function book(
  name: string,
  sheets: readonly [name: string, state?: 'hidden'][],
  lines: readonly (readonly string[])[],
) {
  const rows = textRows(lines);
  return new File([bookBytes({ sheets: sheets.map(([sheet, state = '']) => ({ name: sheet, state, rows })) })], name);
}

const guides = [
  ['NUMERO_GUIA', 'JUSTIFICATIVA'],
  ['100000000001', 'Procedimento autorizado previamente.'],
];
const people = [['CPF'], ['52998224725']];

const files: [what: string, name: string, sheets: [name: string, state?: 'hidden'][], read: string | null][] = [
  ['one sheet', 'uma.xlsx', [['nov']], null],
  ['one visible and two hidden sheets', 'ocultas.xlsx', [['lista', 'hidden'], ['nov'], ['out', 'hidden']], null],
  ['two visible sheets', 'duas.xlsx', [['lista', 'hidden'], ['nov'], ['dez']], 'nov'],
  ['two visible sheets with odd names', 'nomes.xlsx', [['Abr &amp; mai “2026”'], ['dez']], 'Abr & mai “2026”'],
];

// spec: x.54
test.each(files)(
  'the answer and the row of a glosa upload name the sheet of a file with %s',
  async (_what, name, sheets, read) => {
    expect(await client.glosas.upload(book(name, sheets, guides))).toEqual({
      message: 'Arquivo enviado com sucesso',
      sheet_read: read,
    });
    const { items } = await client.glosas.list();
    expect(items.find(({ spreadsheet_name }) => spreadsheet_name === name)).toMatchObject({ sheet_read: read });
  },
);

// spec: x.54
test.each(files)(
  'the row of a health-card upload names the sheet of a file with %s',
  async (_what, name, sheets, read) => {
    await client.healthCard.upload(book(name, sheets, people));
    const seen = async () => (await client.healthCard.list()).items.find(({ file_name }) => file_name === name);
    await expect.poll(async () => (await seen())?.total, soon).toBe(1);
    expect(await seen()).toMatchObject({ sheet_read: read });
  },
);

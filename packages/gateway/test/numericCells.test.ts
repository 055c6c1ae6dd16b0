import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { glosaColumns, healthCardColumns } from '@oraculo/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSheetTable } from '../src/intake/readTable.ts';
import { withSheet, worksheet } from '@oraculo-tools/testkit/gateway/sheetXml.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-xlsx-'));
});
afterAll(() => rm(folder, { recursive: true }));

const row = (number: number, cells: readonly string[], cellOf: (place: string, text: string) => string): string =>
  `<row r="${number}">${cells.map((text, at) => cellOf(`r="${'ABC'[at]}${number}"`, text)).join('')}</row>`;
const titles = (...names: string[]): string =>
  row(1, names, (place, name) => `<c ${place} t="inlineStr"><is><t>${name}</t></is></c>`);
const numbers = (...cells: string[]): string => row(2, cells, (place, cell) => `<c ${place}><v>${cell}</v></c>`);

/** The rows of a sheet with these cells. */
async function read(columns: Parameters<typeof readSheetTable>[1], ...rows: string[]) {
  const path = join(folder, 'java.xlsx');
  await writeFile(path, new Uint8Array(await (await withSheet(worksheet(rows.join('')))).arrayBuffer()));
  const found: unknown[] = [];
  for await (const row of readSheetTable(path, columns, { maxLines: 100, owner: 'ana' })) found.push(row);
  return found;
}

test.each([
  ['5.2998224725E10', '52998224725'],
  ['52998E6', '52998000000'],
  ['1234567890.0', '1234567890'],
  ['52998224725', '52998224725'],
])('a health-card CPF that the file stores as %s is read as %s', async (cell, cpf) => {
  expect(await read(healthCardColumns, titles('CPF'), numbers(cell))).toMatchObject([{ cpf }]);
});

test.each([
  ['5.2998224725E10', '52998224725'],
  ['123456.0', '123456'],
  ['00123', '00123'],
  ['12345678901234567890', '12345678901234567890'],
  ['1.2345678901234567E19', '1.2345678901234567E19'],
])('a guide that the file stores as %s is read as %s, and an amount keeps its cents', async (cell, guideNumber) => {
  const rows = [titles('GUIA', 'VALOR', 'JUSTIFICATIVA'), numbers(cell, '10.5')];
  expect(await read(glosaColumns, ...rows)).toMatchObject([{ guideNumber, amount: '10.5', reason: '' }]);
});

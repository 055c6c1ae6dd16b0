import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CFB, utils, write } from '@e965/xlsx';
import { glosaColumns } from '@oraculo/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSpreadsheet } from '../src/intake/fileKinds.ts';
import { readSheetTable } from '../src/intake/readTable.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-xls-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A file of Excel 97–2003 with these rows. */
async function oldSheet(rows: unknown[][]): Promise<string> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { cellDates: true }), 'Planilha1');
  const path = join(folder, `${rows.length}.xls`);
  await writeFile(path, write(book, { bookType: 'biff8', type: 'buffer' }) as Buffer);
  return path;
}

async function read(path: string, maxLines = 100_000) {
  await checkSpreadsheet(path);
  const rows: unknown[] = [];
  for await (const row of readSheetTable(path, glosaColumns, { maxLines, owner: 'ana' })) rows.push(row);
  return rows;
}

test('an .xls is read like an .xlsx: texts, long numbers, dates and empty lines', async () => {
  const path = await oldSheet([
    ['Número da guia', 'VALOR', 'Justificativa'],
    ['100000000001', '120,50', 'Autorizado'],
    [],
    [100000000002, 80.5, new Date(Date.UTC(2026, 10, 2))],
  ]);
  expect(await read(path)).toEqual([
    { line: 2, guideNumber: '100000000001', amount: '120,50', reason: 'Autorizado' },
    { line: 4, guideNumber: '100000000002', amount: '80.5', reason: '2026-11-02' },
  ]);
});

test.each(['biff5', 'biff8'] as const)('an .xls of the kind %s without a container is read', async (bookType) => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['GUIA', 'VALOR', 'MOTIVO'],
      ['7', '80', 'Motivo'],
    ]),
    'Planilha1',
  );
  const container = CFB.read(write(book, { bookType, type: 'buffer' }) as Buffer, { type: 'buffer' });
  const stream = CFB.find(container, bookType === 'biff5' ? 'Book' : 'Workbook');
  const path = join(folder, `${bookType}.xls`);
  await writeFile(path, Buffer.from(stream!.content));
  expect(await read(path)).toEqual([{ line: 2, guideNumber: '7', amount: '80', reason: 'Motivo' }]);
});

test('every row of a long .xls is read, part after part', async () => {
  const rows = Array.from({ length: 4_999 }, (_, at) => [`${100_000_000_000 + at}`, '80,00', `Motivo ${at}`]);
  expect(await read(await oldSheet([['GUIA', 'VALOR', 'MOTIVO'], ...rows]))).toHaveLength(4_999);
}, 60_000);

test.each([
  [
    'more lines than are allowed',
    /^São mais de 10 linhas\. /,
    async () => oldSheet([['GUIA', 'MOTIVO'], ...Array.from({ length: 12 }, () => ['1', 'a'])]),
  ],
  [
    'a mark with nothing behind it',
    /^A planilha .*\.$/,
    async () => {
      const path = join(folder, 'vazia.xls');
      await writeFile(path, Buffer.from('d0cf11e0a1b11ae1', 'hex'));
      return path;
    },
  ],
])('an .xls with %s is refused with a message', async (_what, message, file) => {
  await expect(read(await file(), 10)).rejects.toThrow(message);
});

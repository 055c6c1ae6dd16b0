import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOfDisposition } from '../src/files/fileNameOfDisposition.ts';
import { normalizeFileName } from '../src/files/normalizeFileName.ts';
import { writeCsv } from '../src/files/writeCsv.ts';

test.each([
  ['Relação março.csv', 'Relacao_marco.csv'],
  ['ÀÉÎÕÜÇñ.pdf', 'AEIOUCn.pdf'],
  ['a b\tc.xlsx', 'a_b_c.xlsx'],
  ['Straße ł ø.csv', 'Stra_e____.csv'],
  ['📄.pdf', '_.pdf'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\pasta\\a.csv', 'C__pasta_a.csv'],
  ['', '_'],
  ['.', '_.'],
  ['..', '_..'],
  ['con.csv', '_con.csv'],
  ['LPT1', '_LPT1'],
  ['console.csv', 'console.csv'],
  ['a\u202Efdp.exe', 'a_fdp.exe'],
  ['nul\0.csv', 'nul_.csv'],
])('the file name %j is sent as %j', (name, expected) => {
  expect(normalizeFileName(name)).toBe(expected);
});

test('100 000 random names are normalised: both Unicode forms equally, and a second time without a change', () => {
  const names = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme-composite' }));
  const property = fc.property(names, (name) => {
    const sent = normalizeFileName(name);
    return (
      /^[A-Za-z0-9._-]{1,200}$/.test(sent) &&
      !/^\.+$/.test(sent) &&
      normalizeFileName(sent) === sent &&
      normalizeFileName(name.normalize('NFC')) === normalizeFileName(name.normalize('NFD'))
    );
  });
  expect(fc.check(property, { numRuns: 100_000 }).counterexample).toBeNull();
}, 60_000);

test('a long name keeps its extension', () => {
  expect(normalizeFileName(`${'a'.repeat(400)}.xlsx`)).toBe(`${'a'.repeat(195)}.xlsx`);
});

test.each([
  ['attachment; filename="relatorio.csv"', 'relatorio.csv'],
  ['attachment; filename=relatorio.csv', 'relatorio.csv'],
  ['attachment; filename="x.csv"; filename*=UTF-8\'\'relat%C3%B3rio%20final.csv', 'relatorio_final.csv'],
  ['attachment; filename*=UTF-8\'\'%E0%A4%A; filename="x.csv"', 'x.csv'],
  ['attachment; filename="a\\"b.csv"', 'a_b.csv'],
  ['attachment; filename="../../a.csv"', '.._.._a.csv'],
  ['attachment', 'arquivo'],
  [null, 'arquivo'],
])('the disposition %j names the file %s', (header, expected) => {
  expect(fileNameOfDisposition(header)).toBe(expected);
});

/** A reader of RFC 4180 that shares no code with the writer. */
function readCsv(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const bare = quoted ?? new RegExp(`^([^${separator}\\r\\n]*)`).exec(rest);
    row.push((bare?.[1] ?? '').replaceAll(quoted ? '""' : '\0\0', quoted ? '"' : '\0\0'));
    rest = rest.slice(bare?.[0].length);
    if (rest.startsWith(separator)) rest = rest.slice(1);
    else {
      rows.push(row);
      row = [];
      rest = rest.slice(2);
    }
  }
  return rows;
}

const guarded = (cell: string) => (/^[=+\-@\t\r\0＝＋－＠]/.test(cell) ? `'${cell}` : cell);

test('an error list is written with quotes and without formulas', () => {
  const rows = [
    ['NOME', 'ERRO'],
    ['laudo;1.pdf', 'Não "encontrado", tente'],
    ['=CMD()', 'linha\r\ndois'],
  ];
  expect(writeCsv(rows)).toBe(
    '\uFEFFNOME,ERRO\r\n"laudo;1.pdf","Não ""encontrado"", tente"\r\n\'=CMD(),"linha\r\ndois"\r\n',
  );
});

test.each([',', ';'] as const)(
  '10 000 random tables are read back from a file with %j, and no cell is a formula',
  (separator) => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', ' ', '＝', 'á', '1', "'"))
        .map((all) => all.join('')),
    );
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        expect(readCsv(writeCsv(rows, separator), separator)).toEqual(rows.map((cells) => cells.map(guarded)));
      }),
      { numRuns: 10_000 },
    );
  },
  60_000,
);

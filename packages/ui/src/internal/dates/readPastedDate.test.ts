import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDatePtBR } from './formatDatePtBR.ts';
import { addDays, daysBetween } from './isoDate.ts';
import { readPastedDate } from './readPastedDate.ts';
import { readSerialDate } from './serialDate.ts';

const today = '2026-11-20';

test.each<[pasted: string, text: string]>([
  ['20/11/2026', '20/11/2026'],
  ['20.11.26', '20/11/2026'],
  ['20112026', '20/11/2026'],
  ['2026-11-20T09:41:00Z', '20/11/2026'],
  ['20/11/2026 às 09:41', '20/11/2026'],
  ['Vencimento: 20/11/2026', '20/11/2026'],
  ['1 nov 2026', '01/11/2026'],
  ['1 de novembro de 2026', '01/11/2026'],
  ['1º de Março de 2026', '01/03/2026'],
  ['01-MAR-26', '01/03/2026'],
  ['1/set./2026', '01/09/2026'],
  ['sexta-feira, 20 de novembro de 2026', '20/11/2026'],
  ['Emitido em 1 de novembro de 2026.', '01/11/2026'],
  ['\u00a01\u00a0marco\u00a02026\r\n', '01/03/2026'],
  ['1/11', '01/11'],
  ['1 de novembro', '01/11'],
  ['31/02/2026', '31/02/2026'],
  ['31 de fevereiro de 2026', '31/02/2026'],
  ['46327', '01/11/2026'],
  [' 45000\r\n', '15/03/2023'],
  ['10000', '18/05/1927'],
  ['73415', '31/12/2100'],
])('“%s” fills the box with %s', (pasted, text) => {
  expect(readPastedDate(pasted, today)).toEqual({ text });
});

test.each<[pasted: string, text: string]>([
  ['01/11 a 20/11/2026', '01/11/2026'],
  ['1 a 20 de novembro de 2026', '01/11/2026'],
  ['15/12 a 10/01/2027', '15/12/2026'],
  ['01/11/2026\t20/11/2026\r\n', '01/11/2026'],
  ['20/11/2026 a 01/11/2026', '01/11/2026'],
])('the range “%s” fills the box with its start, %s', (pasted, text) => {
  expect(readPastedDate(pasted, today)).toEqual({ text, end: expect.any(String) });
});

test.each(['', ' ', '20', '2011', '2026', '01112', '73416', '201126', '2011202'])(
  '“%s” is part of a date: its digits are inserted at the caret',
  (pasted) => {
    expect(readPastedDate(pasted, today)).toBe('digits');
  },
);

test.each([
  'hoje',
  'Beatriz Lourenço',
  '529.982.247-25',
  '12345678901',
  '11/2026',
  'novembro de 2026',
  '1 de foo de 2026',
  '45.000,50',
  '12345,67',
  '-46327',
  '46327 dias',
  '01/11/2026 a 31/02/2026',
  '01/11/2026\t02/11/2026\t03/11/2026',
  '(11) 99999-0000',
])('“%s” is refused', (pasted) => {
  expect(readPastedDate(pasted, today)).toBeUndefined();
});

test('the serial number of a spreadsheet is its date, every day from 1927 to 2100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 73_415 }), (serial) => {
      const iso = readSerialDate(String(serial));
      // 36526 is 01/01/2000 in spreadsheets that count from 1900.
      expect(iso && daysBetween('2000-01-01', iso)).toBe(serial - 36_526);
    }),
    { numRuns: 10_000 },
  );
});

test('any pasted text is read as a date, as digits to insert, or is refused', () => {
  const words = ['/', '.', '-', ' a ', ' de ', ' nov ', 'março', ' dez. ', 'º', '\t', '\n', ' ', 'x', ':'];
  const noise = fc.string({ unit: fc.constantFrom(...'0123456789', ...words) });
  fc.assert(
    fc.property(noise, (pasted) => {
      const read = readPastedDate(pasted, today);
      const text = typeof read === 'object' ? read.text : '01/01';
      expect(text).toMatch(/^\d{2}\/\d{2}(?:\/\d{4})?$/);
      const isDate = typeof read === 'object' && read.end === undefined;
      expect(read === 'digits').toBe(/^\d{0,8}$/.test(pasted.trim()) && !isDate);
    }),
    { numRuns: 20_000 },
  );
});

test('the start of a pasted range has its own year and no digit of the end', () => {
  fc.assert(
    fc.property(fc.nat(73_000), fc.integer({ min: 1, max: 300 }), (days, span) => {
      const start = addDays('1900-03-01', days);
      const end = addDays(start, span);
      const isSameYear = start.slice(0, 4) === end.slice(0, 4);
      fc.pre(isSameYear || start.slice(5, 7) > end.slice(5, 7));
      fc.pre(start.slice(5) !== '02-29');
      const pasted = `${formatDatePtBR(start).slice(0, 5)} a ${formatDatePtBR(end)}`;
      expect(readPastedDate(pasted, today)).toMatchObject({ text: formatDatePtBR(start), end: expect.any(String) });
    }),
    { numRuns: 10_000 },
  );
});

const names = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

test.each(names.map((name, at) => [name, String(at + 1).padStart(2, '0')] as const))(
  '“%s” is read as the month %s',
  (name, month) => {
    const date = { text: `05/${month}/2026` };
    for (const written of [name, name.toUpperCase(), name.slice(0, 3), `${name.slice(0, 3)}.`]) {
      expect(readPastedDate(`5 de ${written} de 2026`, today)).toEqual(date);
      expect(readPastedDate(`5/${written}/26`, today)).toEqual(date);
      expect(readPastedDate(`5 - ${written} - 2026`, today)).toEqual(date);
    }
    expect(readPastedDate(`5 de ${name}zinho de 2026`, today)).toBeUndefined();
  },
);

test.each([
  ['2026-11-20 09:41', '20/11/2026'],
  ['20/11/2026 9:41:07', '20/11/2026'],
  ['20/11/2026 09:41:07.123', '20/11/2026'],
  ['2026-11-20T09:41:07.123456Z', '20/11/2026'],
  ['2026-11-20T09:41-03:00', '20/11/2026'],
  ['2026-11-20T09:41:00+0300', '20/11/2026'],
  ['20/11/2026 - 09:41', '20/11/2026'],
  ['20/11/2026;', '20/11/2026'],
  ['20-11-26', '20/11/2026'],
  ['Em 5.3.2026,', '05/03/2026'],
])('surrounding text is ignored: “%s” is %s', (pasted, text) => {
  expect(readPastedDate(pasted, today)).toEqual({ text });
});

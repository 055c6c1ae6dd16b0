import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dateExists, type IsoDate, readIso } from './isoDate.ts';
import { parseDatePtBR } from './parseDatePtBR.ts';
import { parseDateRangePtBR } from './parseDateRangePtBR.ts';
import { ptBR } from '../../i18n/ptBR.ts';

const today = '2026-11-20';
const two = (value: number) => String(value).padStart(2, '0');
const anyDate = fc.nat(73_413).map((days) => addDays('1900-01-01', days));

const longMonths = ptBR.dates.monthNames;
const shortMonth = (month: number) => (longMonths[month - 1] ?? '').slice(0, 3);

const written: Record<string, (date: { year: number; month: number; day: number }) => string> = {
  slashes: ({ year, month, day }) => `${two(day)}/${two(month)}/${year}`,
  shortNumbers: ({ year, month, day }) => `${day}/${month}/${year}`,
  dots: ({ year, month, day }) => `${two(day)}.${two(month)}.${year}`,
  hyphens: ({ year, month, day }) => `${two(day)}-${two(month)}-${year}`,
  digits: ({ year, month, day }) => `${two(day)}${two(month)}${year}`,
  iso: ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
  longMonth: ({ year, month, day }) => `${day} de ${longMonths[month - 1]} de ${year}`,
  firstOfMonth: ({ year, month, day }) => `${day}${day === 1 ? 'º' : ''} de ${longMonths[month - 1]} de ${year}`,
  shortMonth: ({ year, month, day }) => `${two(day)} ${shortMonth(month)} ${year}`,
  shortMonthWithDot: ({ year, month, day }) => `${day} ${shortMonth(month)}. ${year}`,
  spreadsheetMonth: ({ year, month, day }) => `${two(day)}-${shortMonth(month).toUpperCase()}-${year}`,
  withTime: ({ year, month, day }) => `${two(day)}/${two(month)}/${year} - 09:41`,
};
const anyForm = fc.constantFrom(...Object.values(written));
const anySeparator = fc.constantFrom(
  ' a ',
  ' até ',
  ' à ',
  '\t',
  '\n',
  '\r\n',
  '..',
  '...',
  ' - ',
  ' – ',
  '; ',
  ' e ',
  ' ',
);
const anyPadding = fc.constantFrom('', ' ', '\u00A0', '\n', '\t');

const write = (iso: IsoDate, form: (date: { year: number; month: number; day: number }) => string) =>
  form(readIso(iso));

test('one date is read in every usual format', () => {
  fc.assert(
    fc.property(anyDate, anyForm, anyPadding, anyPadding, (iso, form, before, after) => {
      expect(parseDatePtBR(before + write(iso, form) + after, today)).toBe(iso);
    }),
    { numRuns: 10_000 },
  );
});

test('a range is read in every usual format and returned in order', () => {
  fc.assert(
    fc.property(anyDate, anyDate, anyForm, anySeparator, anyPadding, (one, other, form, separator, padding) => {
      const text = padding + write(one, form) + separator + write(other, form) + padding;
      const [start, end] = [one, other].toSorted();
      expect(parseDateRangePtBR(text, today)).toEqual({ start, end });
    }),
    { numRuns: 10_000 },
  );
});

test('the missing month or year of a start is taken from the end', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 300 }), (start, days) => {
      const end = addDays(start, days);
      const text = `${start.slice(8)}/${start.slice(5, 7)} a ${end.slice(8)}/${end.slice(5, 7)}/${end.slice(0, 4)}`;
      const isSameYear = start.slice(0, 4) === end.slice(0, 4);
      const isLater = start.slice(5, 7) > end.slice(5, 7);
      fc.pre((isSameYear || isLater) && start.slice(5) !== '02-29');
      expect(parseDateRangePtBR(text, today)).toEqual({ start, end });
    }),
    { numRuns: 10_000 },
  );
});

test('a date of the year 0 is invalid', () => {
  const text = '0000-01-01';
  expect([parseDatePtBR(text, today), parseDateRangePtBR(`${text} a 20/11/2026`, today)]).toEqual([null, null]);
});

test('any text gives a date that exists or nothing', () => {
  const noise = fc.string({ unit: fc.constantFrom(...'0123456789/.-:Ta é\t\n', ' de ', ' nov ', 'março', 'dez', 'º') });
  fc.assert(
    fc.property(noise, (text) => {
      const { start, end } = parseDateRangePtBR(text, today) ?? { start: '', end: '' };
      const found = [parseDatePtBR(text, today), start, end].filter((iso) => iso != null).filter((iso) => iso !== '');
      expect(found.filter((iso) => !dateExists(readIso(iso)))).toEqual([]);
      expect(start <= end).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  ['01/11 a 20/11/2026', '2026-11-01', '2026-11-20'],
  ['1 a 20/11/2026', '2026-11-01', '2026-11-20'],
  ['01/11 a 20/11', '2026-11-01', '2026-11-20'],
  ['15/12 a 10/01/2027', '2026-12-15', '2027-01-10'],
  ['De: 01/11/2026 Até: 20/11/2026', '2026-11-01', '2026-11-20'],
  ['2026-11-01/2026-11-20', '2026-11-01', '2026-11-20'],
  ['01/11/26\t20/11/26', '2026-11-01', '2026-11-20'],
  ['46346\t46327\r\n', '2026-11-01', '2026-11-20'],
  ['1 a 20 de novembro de 2026', '2026-11-01', '2026-11-20'],
  ['1º a 20 nov. 2026', '2026-11-01', '2026-11-20'],
  ['1 de novembro a 20 de dezembro de 2026', '2026-11-01', '2026-12-20'],
  ['1 nov a 20 nov', '2026-11-01', '2026-11-20'],
  ['1 nov 20 nov 2026', '2026-11-01', '2026-11-20'],
  ['15 de dezembro a 10 de janeiro de 2027', '2026-12-15', '2027-01-10'],
  ['De 1 de março de 2026 até 5 de maio de 2026', '2026-03-01', '2026-05-05'],
])('“%s” is a range', (text, start, end) => {
  expect(parseDateRangePtBR(text, today)).toEqual({ start, end });
});

test.each([
  '',
  'abc',
  '20/11/2026',
  '01/11/2026 a 31/02/2026',
  '12 13',
  '529.982.247-25',
  '12345678901',
  '46327',
  '46327 46346',
  '46327\t46346\t46347',
  '1 de novembro de 2026',
  '20 nov 2026',
])('“%s” is not a range', (text) => {
  expect(parseDateRangePtBR(text, today)).toBeNull();
});

test.each(['', '31/02/2026', '20/11', '529.982.247-25', '12345678901', 'hoje'])('“%s” is not a date', (text) => {
  expect(parseDatePtBR(text, today)).toBeNull();
});

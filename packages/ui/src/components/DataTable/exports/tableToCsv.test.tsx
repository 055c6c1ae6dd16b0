import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Column } from '../Column.ts';
import { tableToCsv } from './tableToCsv.ts';

interface Invoice {
  number: string;
  customer: string;
  cents: number;
}

const columns: readonly Column<Invoice>[] = [
  { id: 'number', header: 'Fatura', cell: ({ number }) => <strong>{number}</strong>, isRowHeader: true },
  { id: 'customer', header: 'Cliente', cell: ({ customer }) => customer },
  { id: 'amount', header: 'Valor', cell: ({ cents }) => `R$ ${cents}`, exportValue: ({ cents }) => cents / 100 },
  { id: 'open', header: 'Abrir', cell: () => <button onClick={() => {}}>Abrir</button> },
  { id: 'actions', header: 'Ações', cell: ({ number }) => number, isActions: true },
];
const one = { number: 'F-1', customer: 'Aurora', cents: 123_450 };
const linesOf = (csv: string) => csv.replace('\u{FEFF}', '').split('\r\n').slice(0, -1);

test('Excel in Brazil opens it: byte order mark, semicolons, decimal commas, and no column of buttons', () => {
  const csv = tableToCsv(columns, [one, { ...one, cents: -5 }]);
  expect(csv.startsWith('\u{FEFF}Fatura;')).toBe(true);
  expect(linesOf(csv)).toEqual(['Fatura;Cliente;Valor', 'F-1;Aurora;1234,5', 'F-1;Aurora;-0,05']);
});

test('with a decimal point, commas separate the cells', () => {
  const rows = [{ ...one, customer: 'Aurora, Ltda.' }];
  expect(linesOf(tableToCsv(columns, rows, { locale: 'en-US' }))[1]).toBe('F-1,"Aurora, Ltda.",1234.5');
});

test.each(['=1+1', '+55 11', '-R$ 5,00', '@sum', '\t=1', ' =1+1', '\r\n=1', '＝1'])('%j stays text', (customer) => {
  const cell = linesOf(tableToCsv(columns, [{ ...one, customer }]))[1]?.split(';')[1];
  expect(cell?.replace(/^"/, '').startsWith("'")).toBe(true);
});

test('quotes and separators in a text do not end its cell, and a text is one line', () => {
  const csv = tableToCsv(columns, [{ ...one, customer: 'a "b"; c\nd' }]);
  expect(linesOf(csv)[1]).toBe('F-1;"a ""b""; c d";1234,5');
});

test('an invalid number is left empty, and a number has no exponent and no grouping', () => {
  const valuesOf = (cents: number) => linesOf(tableToCsv(columns, [{ ...one, cents }]))[1]?.split(';')[2];
  expect([Number.NaN, Number.POSITIVE_INFINITY, 1e20, 1e-5].map(valuesOf)).toEqual([
    '',
    '',
    '1000000000000000000',
    '0,0000001',
  ]);
});

test('a separator of another language does not end a cell, so that no formula follows it', () => {
  const cellOf = (customer: string, locale: string) =>
    linesOf(tableToCsv(columns, [{ ...one, customer }], { locale }))[1];
  expect(cellOf("x,=cmd|'/c calc'!A1", 'pt-BR')).toBe(`F-1;"x,=cmd|'/c calc'!A1";1234,5`);
  expect(cellOf('x;=1+1', 'en-US')).toBe('F-1,"x;=1+1",1234.5');
});

test('a column that is empty in these rows, or that renders its own text, is kept', () => {
  const Amount = ({ cents }: { cents: number }) => <b>{cents}</b>;
  const more: readonly Column<Invoice>[] = [
    { id: 'remark', header: 'Observação', cell: () => null },
    { id: 'amount', header: 'Valor', cell: ({ cents }) => <Amount cents={cents} /> },
  ];
  expect(linesOf(tableToCsv(more, [one]))).toEqual(['Observação;Valor', ';']);
});

test('a negative number has a hyphen and Latin digits in every language', () => {
  const negative = [{ ...one, cents: -150 }];
  for (const locale of ['sv-SE', 'ar-EG', 'pt-BR'])
    expect(linesOf(tableToCsv(columns, negative, { locale }))[1]).toMatch(/-1[.,]5$/);
});

test('an empty list keeps the names of its columns', () => {
  expect(linesOf(tableToCsv(columns, []))).toEqual(['Fatura;Cliente;Valor;Abrir']);
});

test('any text can be read back from its cell, and none begins like a formula', () => {
  const readCell = (line = '') => {
    const cell = line.slice('F-1;'.length, -';1234,5'.length);
    return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  };
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (customer) => {
      const cell = readCell(linesOf(tableToCsv(columns, [{ ...one, customer }]))[1]);
      expect(cell).not.toMatch(/^[=+\-@\t\r\0]/);
      expect(cell.replace(/^'/, '')).toBe(customer.replaceAll(/\s+/g, ' ').trim().replace(/^'/, ''));
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDueFactor } from './boletoDue.ts';
import { formatBoleto } from './boletoMask.ts';
import { findBoletoProblem, isValidBoleto, lineOfBarcode, readBoleto } from './readBoleto.ts';

const bank = '00190500954014481606906809350314337370000000100';
const energy = '836400000011331201380002812884627116080136181551';
const tax = '858900004609524601791605607593050865831483000010';

test('the line of a bank gives amount, due date, bank and barcode', () => {
  expect(readBoleto(bank, '2007-12-01')).toEqual({
    kind: 'bank',
    barcode: '00193373700000001000500940144816060680935031',
    amountCents: 100,
    dueOn: '2007-12-31',
    bank: '001',
  });
});

test.each([
  [energy, '83640000001331201380008128846271108013618155', 13_312],
  [tax, '85890000460524601791606075930508683148300001', 4_605_246],
])('the line of a utility or a tax gives its amount and no due date: %s', (line, barcode, amountCents) => {
  expect(readBoleto(line, '2026-11-20')).toEqual({ kind: 'utility', barcode, amountCents, dueOn: null, bank: null });
});

test.each([
  ['9999', '2025-01-10', '2025-02-21'],
  ['1000', '2025-02-22', '2025-02-22'],
  ['1001', '2025-02-22', '2025-02-23'],
  ['1639', '2026-11-20', '2026-11-23'],
  // A bill of the first cycle, read during that cycle.
  ['1000', '2000-06-30', '2000-07-03'],
  ['9000', '2026-11-20', '2022-05-29'],
])('the factor %s, read on %s, is %s', (factor, today, dueOn) => {
  expect(readDueFactor(factor, today)).toBe(dueOn);
});

test('a factor below 1000 has no date, and an amount of 0 is read as null', () => {
  expect(readDueFactor('0000', '2026-11-20')).toBeNull();
  const lines = Array.from('123456789', (digit) =>
    lineOfBarcode(`0019${digit}000000000000000500940144816060680935031`.slice(0, 44)),
  );
  const open = lines.find(isValidBoleto) ?? '';
  expect(readBoleto(open, '2026-11-20')).toMatchObject({ amountCents: null, dueOn: null });
});

test.each([bank, energy, tax])('a changed digit is found at any position: %s', (line) => {
  const changed = [...line].map((digit, at) => line.slice(0, at) + ((Number(digit) + 1) % 10) + line.slice(at + 1));
  expect(changed.filter(isValidBoleto)).toEqual([]);
});

test('a wrong block is found as soon as it is complete, and named by its number', () => {
  expect(findBoletoProblem(`${bank.slice(0, 9)}0`)).toBe(1);
  expect(findBoletoProblem(bank.slice(0, 20))).toBeUndefined();
  expect(findBoletoProblem(`${bank.slice(0, 20)}0`)).toBe(2);
  expect(findBoletoProblem(`${energy.slice(0, 11)}9`)).toBe(1);
  expect(findBoletoProblem(`${bank.slice(0, 32)}4${bank.slice(33)}`)).toBe('line');
});

test.each([bank, energy, tax])('barcode and digitable line convert into each other: %s', (line) => {
  expect(lineOfBarcode(readBoleto(line, '2026-11-20')?.barcode ?? '')).toBe(line);
});

test('no text makes the function throw, and a formatted line is read as the same line', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{0,50}$/)), (text) => {
      readBoleto(text, '2026-11-20');
      findBoletoProblem(text.replace(/\D/g, ''));
      const shown = formatBoleto(text);
      expect(formatBoleto(shown)).toBe(shown);
    }),
  );
});

test('each kind is formatted as it is printed', () => {
  expect(formatBoleto(bank)).toBe('00190.50095 40144.816069 06809.350314 3 37370000000100');
  expect(formatBoleto(energy)).toBe('83640000001-1 33120138000-2 81288462711-6 08013618155-1');
});

import { expect, test } from 'vitest';
import { reportLine } from '../src/domain/reportFile.ts';

test.each([
  ['123', '123'],
  [null, ''],
])('a missing value is an empty cell, not a dash with an apostrophe: the card %j', (cardNumber, cell) => {
  const line = reportLine({
    cardNumber,
    fullName: null,
    operatorName: 'Saúde Norte',
    brandName: null,
    planName: null,
    createdAt: Date.UTC(2026, 10, 20, 15),
    consumer: 'Portal',
    isActive: true,
  });
  expect(line).toBe(`${cell},,Saúde Norte,,,20/11/2026 - 12:00,Portal,Ativo\r\n`);
});

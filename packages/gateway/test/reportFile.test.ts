import { expect, test } from 'vitest';
import { reportLine } from '../src/domain/reportFile.ts';

test('what a record does not hold is an empty cell, not a dash with an apostrophe', () => {
  const line = reportLine({
    cardNumber: '123',
    fullName: null,
    operatorName: 'Saúde Norte',
    brandName: null,
    planName: null,
    createdAt: Date.UTC(2026, 10, 20, 15),
    consumer: 'Portal',
    isActive: true,
  });
  expect(line).toBe('123,,Saúde Norte,,,20/11/2026 - 12:00,Portal,Ativo\r\n');
});

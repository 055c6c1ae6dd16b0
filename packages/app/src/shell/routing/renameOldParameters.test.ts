import { expect, test } from 'vitest';
import { renameOldParameters } from './renameOldParameters.ts';

test.each([
  ['?firstDate=2026-11-01&lastDate=2026-11-30&ansId=1', '?ansId=1&period=2026-11-01_2026-11-30'],
  ['?startDate=2026-11-01&endDate=2026-11-30', '?period=2026-11-01_2026-11-30'],
  ['?firstDate=2026-11-01&lastDate=2026-11-30&period=a_b', '?period=a_b'],
  ['?firstDate=2026-11-01', '?firstDate=2026-11-01'],
  ['?operatorName=Sa%C3%BAde+Norte', '?operatorName=Sa%C3%BAde+Norte'],
  ['', ''],
])('%s → %s', (search, expected) => {
  expect(renameOldParameters(search)).toBe(expected);
});

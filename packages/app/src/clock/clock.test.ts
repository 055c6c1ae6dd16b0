import { beforeEach, expect, test } from 'vitest';
import { clock, clockSentence, recordServerTime } from './clock.ts';

const service = Date.parse('2026-11-25T12:00:00Z');
const hours = (count: number) => service + count * 3_600_000;

beforeEach(() => {
  clock.daysAhead = 0;
});

test.each([
  ['right', 0, 0],
  ['a time zone off', 23, 0],
  ['a day ahead', 25, 1],
  ['a day behind', -25, -1],
  ['forty days ahead', 40 * 24, 40],
])('the difference of a clock that is %s is measured', (_what, ahead, days) => {
  recordServerTime(service, hours(ahead));
  expect(clock.daysAhead).toBe(days);
});

test('a response without a date changes nothing, and a corrected clock has no difference any more', () => {
  recordServerTime(service, hours(48));
  recordServerTime(undefined, hours(0));
  expect(clock.daysAhead).toBe(2);
  recordServerTime(service, hours(1));
  expect(clock.daysAhead).toBe(0);
});

test.each([
  [0, /^$/],
  [1, /está um dia adiantado\. .*Acerte a data/],
  [-1, /está um dia atrasado\./],
  [1500, /está 1\.500 dias adiantado\./],
])('%i days are written as a sentence', (days, sentence) => {
  expect(clockSentence(days) ?? '').toMatch(sentence);
});

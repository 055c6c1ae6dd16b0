import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateRange } from '../../components/DateRangePicker/validateRange.ts';
import { formatDatePtBR } from './formatDatePtBR.ts';
import { addDays, daysBetween, type IsoDate } from './isoDate.ts';

const outside = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'America/Sao_Paulo';
});
afterAll(() => {
  if (outside === undefined) delete process.env.TZ;
  else process.env.TZ = outside;
});

const offsetOn = (iso: IsoDate) => new Date(`${iso}T12:00:00`).getTimezoneOffset();

/** Days with a clock change in São Paulo. */
function clockChanges(): IsoDate[] {
  const changes: IsoDate[] = [];
  for (let day = '1900-01-02'; day < '2100-12-31'; day = addDays(day, 1))
    if (offsetOn(day) !== offsetOn(addDays(day, -1))) changes.push(day);
  return changes;
}

test('a span over any clock change of São Paulo counts calendar days', () => {
  const changes = clockChanges();
  expect(changes).toEqual(expect.arrayContaining(['2013-10-20', '2017-10-15', '2018-11-04', '2019-02-17']));
  const rules = { minYear: 1900, maxYear: 2100, allowFuture: true, today: '2026-11-20' };
  const upTo40 = fc.nat(40);
  fc.assert(
    fc.property(fc.constantFrom(...changes), upTo40, upTo40, (change, before, after) => {
      const [from, to] = [addDays(change, -before), addDays(change, after)];
      expect(daysBetween(from, to)).toBe(before + after);
      const texts = { start: formatDatePtBR(from), end: formatDatePtBR(to) };
      expect(validateRange(texts, rules, 30).end.problem).toBe(before + after > 30 ? 'span' : undefined);
    }),
    { numRuns: 10_000 },
  );
});

test('a day without a midnight is counted like any other', () => {
  expect(new Date(2018, 10, 4).getHours()).toBe(1);
  expect([addDays('2018-11-03', 1), daysBetween('2018-10-20', '2018-11-19')]).toEqual(['2018-11-04', 30]);
});

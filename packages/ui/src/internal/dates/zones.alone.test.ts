import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monthWeeks } from './Calendar/monthWeeks.ts';
import { formatDatePtBR } from './formatDatePtBR.ts';
import { addDays, daysBetween, type IsoDate, weekdayOf } from './isoDate.ts';
import { validateDate } from './validateDate.ts';
import { parseDatePtBR } from './parseDatePtBR.ts';
import { todayIso } from './todayIso.ts';

const first = '1900-01-01';
const last = '2100-12-31';
const dayCount = daysBetween(first, last) + 1;
const anyDate = fc.nat(dayCount - 1).map((days) => addDays(first, days));
const rules = { minYear: 1900, maxYear: 2100, allowFuture: true, today: '2026-11-20' };

/** A time zone, and an instant at which its date differs from that of other zones. */
const zones = [
  ['America/Sao_Paulo', '2026-11-20T02:30:00Z', '2026-11-19'],
  ['America/Rio_Branco', '2026-11-20T04:30:00Z', '2026-11-19'],
  ['UTC', '2026-11-20T00:30:00Z', '2026-11-20'],
  ['Asia/Tokyo', '2026-11-20T16:30:00Z', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-20T10:30:00Z', '2026-11-21'],
  ['Pacific/Pago_Pago', '2026-11-20T10:30:00Z', '2026-11-19'],
] as const;

describe.each(zones)('in %s', (zone, moment, localDate) => {
  const outside = process.env.TZ;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (outside === undefined) delete process.env.TZ;
    else process.env.TZ = outside;
  });

  test('today is the day of that zone', () => {
    expect(todayIso(new Date(moment))).toBe(localDate);
  });

  test('today agrees with the zone at any moment from 1900 to 2100', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
    const moments = fc.date({ min: new Date('1900-01-02'), max: new Date('2100-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (now) => {
        expect(todayIso(now)).toBe(calendar.format(now));
      }),
      { numRuns: 10_000 },
    );
  });

  test('every date is written, read and validated as itself', () => {
    fc.assert(
      fc.property(anyDate, (iso) => {
        const text = formatDatePtBR(iso);
        expect([parseDatePtBR(text), parseDatePtBR(iso), validateDate(text, rules).value]).toEqual([iso, iso, iso]);
      }),
      { numRuns: 10_000 },
    );
  });

  test('adding days and subtracting them again gives the same date', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -1000, max: 1000 }), (iso, days) => {
        const there = addDays(iso, days);
        expect([daysBetween(iso, there), addDays(there, -days)]).toEqual([days, iso]);
      }),
      { numRuns: 10_000 },
    );
  });

  test('no day of 201 years is missing or repeated, and each is in the column of its weekday', () => {
    const shown: IsoDate[] = [];
    for (let year = 1900; year <= 2100; year += 1)
      for (let month = 1; month <= 12; month += 1)
        for (const week of monthWeeks(year, month))
          week.forEach((iso, weekday) => {
            if (iso === null) return;
            if (weekdayOf(iso) !== weekday) throw new Error(`${iso} is in the column of weekday ${weekday}`);
            shown.push(iso);
          });
    const everyDay = Array.from({ length: dayCount }, (_day, index) => addDays(first, index));
    expect(shown).toEqual(everyDay);
  });
});

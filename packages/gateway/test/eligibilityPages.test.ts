import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertMany } from '../src/db/insertMany.ts';
import { eligibilityRecords } from '../src/db/schema/eligibility.ts';
import type { RecordFilter } from '../src/domain/eligibility/eligibilityRecords.ts';
import { createRecordSearch } from '../src/domain/eligibility/eligibilitySearch.ts';
import { openTestDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;

/** Days with 0 to 23 records that are not inserted in the order of the answer; many of them have the same millisecond. */
const stored = Array.from({ length: 120 }, (_, at) => {
  const day = Math.floor(Math.sqrt((at * 37) % 120)) + 10;
  return {
    id: at + 1,
    day: `2026-03-${day}`,
    createdAt: Date.UTC(2026, 2, day, 12) + (at % 4),
    ansId: at % 3 === 0 ? '301264' : '004187',
    operatorName: 'Saúde "Norte"',
    brandId: at % 5 === 0 ? null : (at % 2) + 1,
    brandName: at % 5 === 0 ? null : 'Aurora',
    cardNumber: String(at),
    fullName: at % 7 === 0 ? null : `Ação ${at}`,
    planName: null,
    consumer: 'Consulta individual',
    isActive: at % 2 === 0,
  };
});

beforeAll(async () => {
  db = await openTestDatabase();
  await db.write((tx) => insertMany(tx, eligibilityRecords, stored));
});

afterAll(() => db[Symbol.asyncDispose]());

const inOrder = ({ firstDate, lastDate, ansId, brandId }: RecordFilter): string[] =>
  stored
    .filter((record) => record.day >= firstDate && record.day <= lastDate)
    .filter((record) => ansId === null || record.ansId === ansId)
    .filter((record) => brandId === null || record.brandId === brandId)
    .toSorted((a, b) => b.day.localeCompare(a.day) || b.createdAt - a.createdAt || b.id - a.id)
    .map(({ cardNumber }) => cardNumber);

const at = (day: string) => () => Date.parse(`${day}T15:00:00Z`);
/** Clocks after, before and between the days of the records. Every third position is cached; with `mixed` some pages are near. */
const clocks = [at('2026-04-01'), at('2026-03-01'), at('2026-03-16')];
const far = clocks.map((now) => ({ now, positionEvery: 3, nearRows: -1 }));
const mixed = { now: clocks[0]!, positionEvery: 3, nearRows: 5 };
const searches = () => [...far, mixed].map((settings) => createRecordSearch(db, settings));

const days = { firstDate: '2026-03-12', lastDate: '2026-03-19' };

test.each<[string, RecordFilter]>([
  ['everything', { ...days, ansId: null, brandId: null }],
  ['one operator', { ...days, ansId: '301264', brandId: null }],
  ['one brand', { ...days, ansId: null, brandId: 2 }],
  ['an operator and a brand', { ...days, ansId: '004187', brandId: 1 }],
  ['one day', { firstDate: '2026-03-20', lastDate: '2026-03-20', ansId: null, brandId: null }],
  ['days without a record', { firstDate: '2025-01-01', lastDate: '2025-01-30', ansId: null, brandId: null }],
])('every page of %s continues the previous one, for every page size', async (_name, filter) => {
  const expected = inOrder(filter);
  for (const search of searches())
    for (let size = 1; size <= expected.length + 2; size += 1) {
      for (let number = 0; number * size <= expected.length + size; number += 1) {
        const { rows, total } = await search(filter, { number, size });
        expect(total).toBe(expected.length);
        expect(rows.map(({ cardNumber }) => cardNumber)).toEqual(expected.slice(number * size, (number + 1) * size));
      }
    }
});

test.each([-1, 300])('a record is read as it was written, with pages that are deep after %i rows', async (nearRows) => {
  const { rows } = await createRecordSearch(db, { now: clocks[0]!, nearRows })(
    { ...days, ansId: null, brandId: null },
    { number: 0, size: 100 },
  );
  for (const row of rows) {
    const { brandName, cardNumber, consumer, createdAt, fullName, isActive, operatorName, planName } = stored.find(
      (record) => record.cardNumber === row.cardNumber,
    )!;
    expect(row).toEqual({
      brandName,
      cardNumber,
      consumer,
      createdAt,
      fullName,
      isActive,
      operatorName,
      planName,
    });
  }
});

test('a new record on a past day shifts the pages of the day', async () => {
  const search = createRecordSearch(db, { now: clocks[0]!, positionEvery: 3, nearRows: -1 });
  const day = { firstDate: '2026-03-20', lastDate: '2026-03-20', ansId: null, brandId: null };
  const cards = async (number: number) =>
    (await search(day, { number, size: 2 })).rows.map(({ cardNumber }) => cardNumber);
  const expected = inOrder(day);
  expect(await cards(4)).toEqual(expected.slice(8, 10));
  const late = {
    ...stored[0]!,
    id: 1000,
    day: day.firstDate,
    createdAt: Date.UTC(2026, 2, 20, 13),
    cardNumber: 'late',
  };
  await db.write((tx) => tx.insert(eligibilityRecords).values(late));
  expect(await cards(4)).toEqual(expected.slice(7, 9));
});

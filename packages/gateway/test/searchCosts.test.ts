import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertMany } from '../src/db/insertMany.ts';
import type { Database } from '../src/db/openDatabase.ts';
import { eligibilityRecords } from '../src/db/schema/eligibility.ts';
import { createSeekPositions } from '../src/domain/eligibility/seekPositions.ts';
import { createRecordSearch } from '../src/domain/eligibility/eligibilitySearch.ts';
import { openTestDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
let queryCount: number;
let prepared: number;
let isBroken: boolean;

type Method = (...args: unknown[]) => unknown;

/** Counts how often each query is prepared and run. */
function counted(query: object): object {
  return new Proxy(query, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const result = (value as Method).apply(target, args) as { all: Method };
        if (name === 'prepare') {
          prepared += 1;
          return {
            all: async (values: unknown) => {
              queryCount += 1;
              if (isBroken) throw new Error('the database is gone');
              return result.all(values);
            },
          };
        }
        return ['select', 'from', 'where', 'orderBy', 'limit', 'offset'].includes(String(name))
          ? counted(result)
          : result;
      };
    },
  });
}

/** Ten records on each of three days, alternating between two operators and two brands. */
const stored = Array.from({ length: 30 }, (_, at) => ({
  id: at + 1,
  day: `2026-03-${10 + Math.floor(at / 10)}`,
  createdAt: Date.UTC(2026, 2, 10 + Math.floor(at / 10), 12) + (at % 10),
  ansId: at % 2 === 0 ? '301264' : '004187',
  operatorName: '',
  brandId: at % 2 === 0 ? 1 : 2,
  consumer: '',
  isActive: true,
}));

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.write((tx) => insertMany(tx, eligibilityRecords, stored));
  db = { ...opened, read: counted(opened.read) as Database['read'] };
});
afterAll(() => opened[Symbol.asyncDispose]());
beforeEach(() => {
  queryCount = 0;
  prepared = 0;
  isBroken = false;
});

const all = { firstDate: '2026-03-10', lastDate: '2026-03-12', ansId: null, brandId: null };
/** All stored days are past. */
const laterDay = () => Date.parse('2026-04-01T15:00:00Z');
const today = () => Date.parse('2026-03-12T15:00:00Z');

/** The number of statements for the page that begins after `before` rows. */
async function costOf(search: ReturnType<typeof createRecordSearch>, before: number, size: number) {
  queryCount = 0;
  // The number of rows before a page is its number times its size.
  const { rows, total } = await search(all, { number: before / size, size });
  expect([rows.length, total]).toEqual([Math.min(size, Math.max(0, 30 - before)), 30]);
  return queryCount;
}

test('an early page takes one statement, and a deep page also the counts', async () => {
  const search = createRecordSearch(db, { now: today, nearRows: 4, positionEvery: 100 });
  expect(await costOf(search, 4, 2)).toBe(1);
  expect(await costOf(search, 6, 2)).toBe(2);
});

test('a page past the end takes the counts only', async () => {
  const search = createRecordSearch(db, { now: today, nearRows: 4, positionEvery: 100 });
  expect(await costOf(search, 30, 2)).toBe(1);
});

test('a page is read from the nearer end of its day, and continues on the previous days', async () => {
  const search = createRecordSearch(db, { now: today, nearRows: -1, positionEvery: 100 });
  // For a page from the first half of a day, one statement also reads the previous days.
  expect(await costOf(search, 0, 10)).toBe(2);
  expect(await costOf(search, 5, 5)).toBe(2);
  expect(await costOf(search, 15, 15)).toBe(2);
  expect(await costOf(search, 16, 8)).toBe(3);
  expect(await costOf(search, 18, 2)).toBe(2);
  expect(await costOf(search, 28, 4)).toBe(2);
});

test('the positions of a past day are read once, and find its rows', async () => {
  const search = createRecordSearch(db, { now: laterDay, nearRows: -1, positionEvery: 3 });
  expect(await costOf(search, 2, 2)).toBe(2);
  expect(await costOf(search, 3, 3)).toBe(3);
  expect(await costOf(search, 6, 6)).toBe(2);
  expect(await costOf(search, 9, 9)).toBe(2);
  // This page begins on the next day of the list, whose positions are not cached yet.
  expect(await costOf(search, 16, 16)).toBe(3);
});

test('no positions of the present day are cached', async () => {
  const search = createRecordSearch(db, { now: today, nearRows: -1, positionEvery: 3 });
  expect(await costOf(search, 4, 4)).toBe(2);
  expect(await costOf(search, 4, 4)).toBe(2);
  // Those of the previous day are cached.
  expect(await costOf(search, 14, 14)).toBe(3);
});

test('statements are built once for each set of filters', async () => {
  const search = createRecordSearch(db, { now: today });
  const kinds = [all, { ...all, ansId: '301264' }, { ...all, brandId: 1 }, { ...all, ansId: '301264', brandId: 1 }];
  for (const filter of kinds) await search(filter, { number: 0, size: 2 });
  const before = prepared;
  for (const filter of kinds) await search(filter, { number: 1, size: 2 });
  expect(before).toBe(5 * kinds.length);
  expect(prepared).toBe(before);
});

const day = { day: '2026-03-12', ansId: '', brandId: 0, total: 10 };
const positionOf = (id: number, position: number) => ({ ...pickedOf(id), position });
const pickedOf = (id: number) => ({ id, createdAt: stored[id - 1]!.createdAt });

test('the position for a page is its preceding row, or a row shortly before that one', async () => {
  const positionBefore = createSeekPositions(db, 3);
  const found = [];
  for (const offset of [0, 2, 3, 5, 6, 9, 10, 12]) found.push(await positionBefore(day, offset));
  const [third, sixth, ninth] = [positionOf(28, 3), positionOf(25, 6), positionOf(22, 9)];
  expect(found).toEqual([undefined, undefined, third, third, sixth, ninth, ninth, undefined]);
  expect(queryCount).toBe(1);
});

test('each filter has its own positions', async () => {
  const positionBefore = createSeekPositions(db, 2);
  expect(await positionBefore({ ...day, ansId: '301264', total: 5 }, 2)).toEqual(positionOf(27, 2));
  expect(await positionBefore({ ...day, brandId: 2, total: 5 }, 2)).toEqual(positionOf(28, 2));
  expect(await positionBefore({ ...day, ansId: '301264', brandId: 2, total: 5 }, 2)).toBeUndefined();
  expect(await positionBefore({ ...day, day: '2026-03-11' }, 2)).toEqual(positionOf(19, 2));
  expect(await positionBefore({ ...day, day: '2026-03-10' }, 2)).toEqual(positionOf(9, 2));
  expect([queryCount, prepared]).toEqual([5, 4]);
});

test('the positions of a day are read again if its number of records changes', async () => {
  const positionBefore = createSeekPositions(db, 3);
  await positionBefore(day, 3);
  await positionBefore({ ...day, total: 11 }, 3);
  expect(queryCount).toBe(2);
});

test('a failed read of positions is repeated', async () => {
  const positionBefore = createSeekPositions(db, 3);
  isBroken = true;
  await expect(positionBefore(day, 3)).rejects.toThrow('the database is gone');
  isBroken = false;
  expect(await positionBefore(day, 3)).toEqual(positionOf(28, 3));
});

test('when the limit is exceeded, all cached positions are dropped', async () => {
  const positionBefore = createSeekPositions(db, 2);
  const [first, second, third] = [10, 11, 12].map((one) => ({ ...day, day: `2026-03-${one}`, total: 125_000 }));
  // As many positions as the cache holds.
  await positionBefore(first!, 2);
  await positionBefore(second!, 2);
  await positionBefore(first!, 2);
  expect(queryCount).toBe(2);
  await positionBefore(third!, 2);
  await positionBefore(third!, 2);
  expect(queryCount).toBe(3);
  await positionBefore(first!, 2);
  expect(queryCount).toBe(4);
  // The cache has room for both again.
  await positionBefore(third!, 2);
  expect(queryCount).toBe(4);
  await positionBefore(second!, 2);
  expect(queryCount).toBe(5);
});

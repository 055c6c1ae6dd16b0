import { expect, test } from 'vitest';
import { insertMany } from '../src/db/insertMany.ts';
import { batches } from '../src/db/schema/eligibility.ts';
import { nextFreeLotName } from '../src/domain/nextFreeLotName.ts';
import { openJobEnvironment } from './jobEnvironment.ts';

const batch = {
  ansId: '301264',
  operatorName: 'Aurora',
  brandId: 1,
  brandName: 'Aurora',
  userId: 1,
  status: 'processado',
  message: '',
  createdAt: 0,
  updatedAt: 0,
  total: 0,
  done: 0,
  failed: 0,
} as const;

test.each([
  ['unchanged', [], 'maio.csv'],
  ['with a number', ['maio.csv'], 'maio-2.csv'],
  ['with the first free number', ['maio.csv', 'maio-2.csv', 'maio-4.csv'], 'maio-3.csv'],
  ['unchanged, if only longer names exist', ['maio-2.csv', 'maio-novo.csv', 'maioral.csv', 'Maio.csv'], 'maio.csv'],
  [
    'with a number, if another name only looks numbered',
    ['maio.csv', 'maio.2.csv', 'maio 2.csv', 'maio-2.csv.csv'],
    'maio-2.csv',
  ],
])('the name of a lot comes from its file: %s', async (_rule, taken, expected) => {
  await using place = await openJobEnvironment();
  const rows = taken.map((lot) => ({ ...batch, lot, fileName: lot }));
  await place.db.write((tx) => insertMany(tx, batches, rows));
  expect(await nextFreeLotName(place.db.read, 'maio.CSV')).toBe(expected);
});

test('only the last extension of a file name is removed', async () => {
  await using place = await openJobEnvironment();
  expect(await nextFreeLotName(place.db.read, 'maio.csv de Ana.csv')).toBe('maio.csv de Ana.csv');
});

test('the name of the thousandth copy is found by one query', async () => {
  await using place = await openJobEnvironment();
  const { db } = place;
  const rows = Array.from({ length: 1000 }, (_, at) => ({
    ...batch,
    lot: `maio${at ? `-${at + 1}` : ''}.csv`,
    fileName: 'maio.csv',
  }));
  await db.write((tx) => insertMany(tx, batches, rows));
  let queries = 0;
  const read = new Proxy(db.read, {
    get(target, name, receiver) {
      if (name === 'select') queries += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  expect(await nextFreeLotName(read, 'maio.csv')).toBe('maio-1001.csv');
  expect(queries).toBe(1);
});

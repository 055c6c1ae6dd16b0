import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beneficiaries, eligibilityRecords } from '../src/db/schema/eligibility.ts';
import { findBeneficiary, isCovered, recordOf, rememberQuery } from '../src/domain/eligibility/eligibilityCheck.ts';
import { recordsInParts } from '../src/domain/eligibility/eligibilityRecords.ts';
import { insertMany } from '../src/db/insertMany.ts';
import { openJobEnvironment } from './jobEnvironment.ts';

let place: Awaited<ReturnType<typeof openJobEnvironment>>;
beforeEach(async () => {
  place = await openJobEnvironment();
});
afterEach(() => place[Symbol.asyncDispose]());

const ana = { cardNumber: '111', cpf: '52998224725', fullName: 'Ana', birth: '1980-02-01' };
const bia = { cardNumber: '222', cpf: '11144477735', fullName: 'Bia', birth: '1990-03-02' };
const nobody = { ansId: '301264', cardNumber: null, cpf: null, birth: null };

test.each<[string, object, string | undefined]>([
  ['a card', { cardNumber: '222' }, 'Bia'],
  ['a CPF', { cpf: '52998224725' }, 'Ana'],
  ['both', { cardNumber: '111', cpf: '52998224725' }, 'Ana'],
  ['card, CPF and birth date', { cardNumber: '111', cpf: '52998224725', birth: '1980-02-01' }, 'Ana'],
  ['the card of one and the CPF of another', { cardNumber: '111', cpf: '11144477735' }, undefined],
  ['a card and a foreign birth date', { cardNumber: '111', birth: '1990-03-02' }, undefined],
  ['a birth date alone', { birth: '1980-02-01' }, undefined],
  ['nothing', {}, undefined],
  ['empty texts', { cardNumber: '', cpf: '' }, undefined],
  ['another operator', { ansId: '999999', cardNumber: '111' }, undefined],
])('a search by %s finds only a person who matches all of it', async (_what, question, fullName) => {
  await place.addPeople([ana, bia]);
  const person = await findBeneficiary(place.db.read, { ...nobody, ...question });
  expect(person?.fullName).toBe(fullName);
});

test('a person is covered while active and not refused', async () => {
  await place.addPeople([ana, { ...bia, isActive: false }, { ...bia, cardNumber: '333', refusal: 'Carência' }]);
  const people = await place.db.read.select().from(beneficiaries).orderBy(asc(beneficiaries.cardNumber));
  expect(people.map(isCovered)).toEqual([true, false, false]);
});

const by = { ansId: '301264', operatorName: 'Saúde Norte', brandId: 1, brandName: 'Aurora', consumer: 'Portal' };
const late = Date.parse('2026-11-21T01:30:00Z');

test('a query is recorded on its day in São Paulo, with the found person or the data of the query', async () => {
  await place.addPeople([ana]);
  const person = await findBeneficiary(place.db.read, { ...nobody, cpf: ana.cpf });
  const known = recordOf({ cardNumber: null, cpf: ana.cpf }, person, by, late);
  const found = { cardNumber: '111', fullName: 'Ana', planName: 'Pleno', isActive: true };
  expect(known).toEqual({ ...by, ...found, day: '2026-11-20', createdAt: late });
  const unknown = recordOf({ cardNumber: '999', cpf: null }, undefined, by, late);
  expect(unknown).toMatchObject({ cardNumber: '999', fullName: null, planName: null, isActive: false });
  expect(recordOf({ cardNumber: null, cpf: null }, { ...person!, isActive: false }, by, late).isActive).toBe(false);
  await place.db.write((tx) => rememberQuery(tx, known));
  expect(await place.db.read.select().from(eligibilityRecords)).toMatchObject([known]);
});

test('all records of a filter come newest first, in parts', async () => {
  const rows = Array.from({ length: 2100 }, (_, at) => ({
    ...recordOf({ cardNumber: String(at), cpf: null }, undefined, by, late),
    id: at + 1,
    day: `2026-11-${10 + (at % 3)}`,
    createdAt: at % 7,
    ansId: at % 10 === 0 ? '004187' : '301264',
    brandId: at % 5 === 0 ? null : 1,
  }));
  await place.db.write((tx) => insertMany(tx, eligibilityRecords, rows));
  const read = async (filter: Partial<Parameters<typeof recordsInParts>[1]>) => {
    const all = { firstDate: '2026-11-10', lastDate: '2026-11-12', ansId: null, brandId: null };
    const parts: number[] = [];
    const ids: number[] = [];
    for await (const part of recordsInParts(place.db.read, { ...all, ...filter })) {
      parts.push(part.length);
      ids.push(...part.map(({ id }) => id));
    }
    return { parts, ids };
  };
  const newestFirst = rows.toSorted((a, b) => b.day.localeCompare(a.day) || b.createdAt - a.createdAt || b.id - a.id);
  const idsOf = (keep: (row: (typeof rows)[number]) => boolean) => newestFirst.filter(keep).map(({ id }) => id);
  expect(await read({})).toEqual({ parts: [1000, 1000, 100], ids: idsOf(() => true) });
  expect((await read({ firstDate: '2026-11-11', lastDate: '2026-11-11' })).ids).toEqual(
    idsOf(({ day }) => day === '2026-11-11'),
  );
  expect((await read({ ansId: '004187' })).ids).toEqual(idsOf(({ ansId }) => ansId === '004187'));
  expect((await read({ brandId: 1 })).ids).toEqual(idsOf(({ brandId }) => brandId === 1));
  expect(await read({ firstDate: '2026-12-01', lastDate: '2026-12-31' })).toEqual({ parts: [], ids: [] });
});

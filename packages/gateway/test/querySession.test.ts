import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands, credentials, operators } from '../src/db/schema/operators.ts';
import { isOnPostgres, openTestDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;

const operator = {
  ansId: '301264',
  name: 'Saúde "Norte"',
  isCompanyPlan: true,
  requiredFields: { cardNumber: true, cpf: false, fullName: false, birthDate: false },
  acceptedFields: { cardNumber: true, cpf: true, fullName: false, birthDate: false },
  username: 'u',
  passwordSealed: '',
  eligibilityByCpf: false,
  createdAt: 5,
};
const credential = { ansId: operator.ansId, passwordSealed: '', providerCode: '', hasError: false, createdAt: 7 };

beforeAll(async () => {
  db = await openTestDatabase();
  await db.write(async (tx) => {
    await tx.insert(operators).values(operator);
    await tx.insert(brands).values({ id: 4, name: 'Aurora' });
    await tx.insert(credentials).values({ ...credential, id: 1, user: 'com', brandId: 4, isWebService: true });
    await tx.insert(credentials).values({ ...credential, id: 2, user: 'sem', brandId: null, isWebService: false });
  });
});
afterAll(() => db[Symbol.asyncDispose]());

const joined = () =>
  db.read
    .select({
      brand: brands,
      credential: { id: credentials.id, isWebService: credentials.isWebService },
      operator: operators.name,
    })
    .from(credentials)
    .innerJoin(operators, eq(operators.ansId, credentials.ansId))
    .leftJoin(brands, eq(brands.id, credentials.brandId))
    .orderBy(credentials.id);

test('a row has its values in the types of their columns, and null for a joined table without a row', async () => {
  expect(await joined()).toEqual([
    { brand: { id: 4, name: 'Aurora' }, credential: { id: 1, isWebService: true }, operator: operator.name },
    { brand: null, credential: { id: 2, isWebService: false }, operator: operator.name },
  ]);
});

test('a row is read as it was written, lists and booleans too', async () => {
  const [row] = await db.read.select().from(operators);
  expect(row).toMatchObject(operator);
});

test('a prepared query converts the values of each call for their columns', async () => {
  const prepared = db.read
    .select({ user: credentials.user })
    .from(credentials)
    .where(eq(credentials.isWebService, sql.placeholder('isWebService')))
    .limit(sql.placeholder('limit'))
    .prepare();
  const on = sql.param(sql.placeholder('isOn'), credentials.isWebService);
  const byParam = db.read
    .select({ user: credentials.user })
    .from(credentials)
    .where(eq(credentials.isWebService, on))
    .prepare();
  expect(await prepared.all({ isWebService: 1, limit: 5 })).toEqual([{ user: 'com' }]);
  expect(await prepared.all({ isWebService: 0, limit: 5 })).toEqual([{ user: 'sem' }]);
  expect(await byParam.all({ isOn: true })).toEqual([{ user: 'com' }]);
  await expect(prepared.all({ limit: 5 })).rejects.toThrow('isWebService');
});

test('a failed query is reported with its text', async () => {
  const failing = db.read.select({ one: sql`nowhere.at_all` }).from(brands);
  await expect(failing).rejects.toThrow(DrizzleQueryError);
  await expect(failing).rejects.toThrow('nowhere.at_all');
});

test.runIf(!isOnPostgres)('a boolean in place of a text fails its query, and the next query succeeds', async () => {
  const named = (name: unknown) =>
    db.read
      .select()
      .from(brands)
      .where(eq(brands.name, name as string));
  await expect(named(true)).rejects.toThrow(DrizzleQueryError);
  expect(await named('Aurora')).toHaveLength(1);
});

import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '@oraculo/gateway/src/db/openDatabase.ts';
import { saoPauloDay } from '@oraculo/gateway/src/domain/saoPauloDay.ts';

/** The storage of the data set: a folder, or the PostgreSQL at this URL. */
export interface DataPlace {
  dataDir: string;
  url: string | undefined;
}

/** The number of initial rows, which are doubled until there are enough: five doublings of 31 250 records give a million. */
export const seeds = { ORACULO_SEED_BENEFICIARIES: '6000', ORACULO_SEED_ELIGIBILITY_RECORDS: '31250' } as const;

/** Runs statements on the data set, without the time limits of a gateway. */
async function openRecords({ dataDir, url }: DataPlace) {
  if (url === undefined) {
    const db = await openDatabase(join(dataDir, 'oraculo.db'));
    return { run: async (text: string) => (await db.client.execute(text)).rows, close: () => db.close() };
  }
  const client = new Client(url);
  await client.connect();
  return { run: async (text: string) => (await client.query(text)).rows, close: () => client.end() };
}

/**
 * Copies every record with a slightly earlier time until there are enough. The distribution over days, operators and
 * brands stays the same.
 */
export async function multiplyRecords(storage: DataPlace, doublings: number): Promise<number> {
  const records = await openRecords(storage);
  const count = async () => {
    const rows = await records.run('SELECT count(*) AS total FROM eligibility_records');
    return Number((rows[0] as { total: unknown } | undefined)?.total);
  };
  const wanted = Number(seeds.ORACULO_SEED_ELIGIBILITY_RECORDS) * 2 ** doublings;
  const columns = 'ans_id, operator_name, brand_id, brand_name, card_number, full_name, plan_name, consumer, is_active';
  for (let at = 0; (await count()) < wanted; at += 1) {
    await records.run(
      `INSERT INTO eligibility_records (day, created_at, ${columns})
       SELECT day, created_at - ${at + 1}, ${columns} FROM eligibility_records`,
    );
  }
  // On a running server the autovacuum does this in time.
  if (storage.url) await records.run('VACUUM ANALYZE');
  const total = await count();
  await records.close();
  return total;
}

const day = (back: number) => saoPauloDay(Date.now() - back * 86_400_000);
const month = `firstDate=${day(30)}&lastDate=${day(0)}`;
const yesterday = `firstDate=${day(1)}&lastDate=${day(1)}`;

export const routes: [name: string, path: string][] = [
  ['eligibility, 30 days, first page', `/eligibility?${month}&page=0&size=10`],
  ['eligibility, 30 days, page 20 000', `/eligibility?${month}&page=20000&size=10`],
  ['eligibility, the middle of a day', `/eligibility?${yesterday}&page=850&size=10`],
  ['eligibility, 30 days, page of 40', `/eligibility?${month}&page=3&size=40`],
  ['eligibility, 30 days, page of 100', `/eligibility?${month}&page=3&size=100`],
  ['eligibility, one operator', `/eligibility?${month}&ansId=301264&page=100&size=10`],
  ['eligibility, one brand', `/eligibility?${month}&brandId=1&page=100&size=10`],
  ['eligibility, one operator and brand', `/eligibility?${month}&ansId=301264&brandId=1&page=50&size=10`],
  ['report history', '/eligibility/history?page=0&size=10'],
  ['batches', '/eligibility/upload/status?page=0&size=10'],
  ['restores', `/files/restore?${month}&page=0&size=10`],
  ['documents', '/orders/documents/appointments?page=0&size=10'],
  ['credentials', '/credentials/paginated/all?pageNumber=0&pageSize=10'],
  ['glosas', '/glosas/appeals?page=0&size=10'],
  ['health card', '/beneficiaries/filter?page=0&size=10'],
  ['operators', '/healthoperators/paginated/all?pageNumber=0&pageSize=10'],
];

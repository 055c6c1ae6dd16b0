import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/openDatabase.ts';
import { eligibilityRecords as records } from '../../db/schema/eligibility.ts';

/** The last record before a page, or one not far before it, and how many of the day come up to it. */
export interface Place {
  createdAt: number;
  id: number;
  position: number;
}

/** A day with a filter, and how many records it has. */
export interface CountedDay {
  ansId: string;
  brandId: number;
  day: string;
  total: number;
}

/** Of all days together; a place takes sixteen bytes. */
const maxPlaces = 125_000;

/** The places of a day in their order. */
interface DayPlaces {
  createdAt: Float64Array;
  id: Float64Array;
}

function prepareEvery({ engine, read }: Database, every: number, hasOperator: boolean, hasBrand: boolean) {
  const { ansId, brandId, createdAt, day, id } = records;
  const numbered = read
    .select({
      createdAt,
      id,
      position: sql<number>`row_number() over (order by ${desc(createdAt)}, ${desc(id)})`.as('position'),
    })
    .from(records)
    .where(
      and(
        eq(day, sql.placeholder('day')),
        hasOperator ? eq(ansId, sql.placeholder('ansId')) : undefined,
        hasBrand ? eq(brandId, sql.placeholder('brandId')) : undefined,
      ),
    )
    .as('numbered');
  const places = read
    .select({ createdAt: numbered.createdAt, id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.position} % ${sql.raw(String(every))} = 0`)
    .orderBy(sql`${numbered.position}`)
    .as('places');
  return read
    .select({ json: engine.rowsAsJson(places.createdAt, places.id) })
    .from(places)
    .prepare();
}

/**
 * Caches the position of every nth record of a past day, so that a deep page can seek instead of using a large OFFSET. A record is
 * never changed or deleted, so the positions hold as long as the day has as many records.
 */
export function createDayPlaces(db: Database, every: number) {
  const prepared = new Map<string, ReturnType<typeof prepareEvery>>();
  const kept = new Map<string, Promise<DayPlaces>>();
  let size = 0;

  const find = async (day: CountedDay): Promise<DayPlaces> => {
    const [hasOperator, hasBrand] = [day.ansId !== '', day.brandId !== 0];
    const kind = `${hasOperator} ${hasBrand}`;
    const statement = prepared.get(kind) ?? prepareEvery(db, every, hasOperator, hasBrand);
    prepared.set(kind, statement);
    const cells = JSON.parse((await statement.all({ ...day }))[0]?.json ?? '[]') as [unknown, unknown][];
    return {
      createdAt: Float64Array.from(cells, ([createdAt]) => Number(createdAt)),
      id: Float64Array.from(cells, ([, id]) => Number(id)),
    };
  };

  return async (day: CountedDay, offset: number): Promise<Place | undefined> => {
    const nth = Math.floor(offset / every);
    if (nth === 0) return undefined;
    const name = JSON.stringify([day.ansId, day.brandId, day.day, day.total]);
    let places = kept.get(name);
    if (places === undefined) {
      size += Math.floor(day.total / every);
      if (size > maxPlaces) {
        kept.clear();
        size = Math.floor(day.total / every);
      }
      places = find(day);
      kept.set(name, places);
      // A failure is not kept, so the next request looks again.
      places.catch(() => kept.delete(name));
    }
    const { createdAt, id } = await places;
    if (nth > id.length) return undefined;
    return { createdAt: createdAt[nth - 1]!, id: id[nth - 1]!, position: nth * every };
  };
}

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/openDatabase.ts';
import { eligibilityRecords as records } from '../../db/schema/eligibility.ts';

/** A record shortly before a page, and its position in the day. */
export interface SeekPosition {
  createdAt: number;
  id: number;
  position: number;
}

/** A day, a filter, and the number of records that both select. */
export interface CountedDay {
  ansId: string;
  brandId: number;
  day: string;
  total: number;
}

/** The limit for all days together. A position takes sixteen bytes. */
const maxPositions = 125_000;

/** The cached positions of a day, in order. */
interface SeekPositions {
  createdAt: Float64Array;
  id: Float64Array;
}

function preparePositions({ engine, read }: Database, interval: number, hasOperator: boolean, hasBrand: boolean) {
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
  const positions = read
    .select({ createdAt: numbered.createdAt, id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.position} % ${sql.raw(String(interval))} = 0`)
    .orderBy(sql`${numbered.position}`)
    .as('positions');
  return read
    .select({ json: engine.rowsAsJson(positions.createdAt, positions.id) })
    .from(positions)
    .prepare();
}

/**
 * Caches the position of every nth record of a past day, so that a deep page can seek instead of using a large OFFSET.
 * Records are never changed or deleted, so the positions are valid as long as the day has the same number of records.
 */
export function createSeekPositions(db: Database, interval: number) {
  const prepared = new Map<string, ReturnType<typeof preparePositions>>();
  const kept = new Map<string, Promise<SeekPositions>>();
  let size = 0;

  const find = async (day: CountedDay): Promise<SeekPositions> => {
    const [hasOperator, hasBrand] = [day.ansId !== '', day.brandId !== 0];
    const kind = `${hasOperator} ${hasBrand}`;
    const statement = prepared.get(kind) ?? preparePositions(db, interval, hasOperator, hasBrand);
    prepared.set(kind, statement);
    const cells = JSON.parse((await statement.all({ ...day }))[0]?.json ?? '[]') as [unknown, unknown][];
    return {
      createdAt: Float64Array.from(cells, ([createdAt]) => Number(createdAt)),
      id: Float64Array.from(cells, ([, id]) => Number(id)),
    };
  };

  return async (day: CountedDay, offset: number): Promise<SeekPosition | undefined> => {
    const index = Math.floor(offset / interval);
    if (index === 0) return undefined;
    const name = JSON.stringify([day.ansId, day.brandId, day.day, day.total]);
    let positions = kept.get(name);
    if (positions === undefined) {
      size += Math.floor(day.total / interval);
      if (size > maxPositions) {
        kept.clear();
        size = Math.floor(day.total / interval);
      }
      positions = find(day);
      kept.set(name, positions);
      // A failed read is not cached, so the next request repeats it.
      positions.catch(() => kept.delete(name));
    }
    const { createdAt, id } = await positions;
    if (index > id.length) return undefined;
    return { createdAt: createdAt[index - 1]!, id: id[index - 1]!, position: index * interval };
  };
}

import { and, asc, desc, eq, gte, lte, type SQL, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/openDatabase.ts';
import { eligibilityDays, eligibilityRecords as records } from '../../db/schema/eligibility.ts';
import { saoPauloDay } from '../saoPauloDay.ts';
import { createSeekPositions, type SeekPosition } from './seekPositions.ts';
import { newestFirst, type RecordFilter } from './eligibilityRecords.ts';

type ShownRecord = Pick<
  typeof records.$inferSelect,
  'cardNumber' | 'fullName' | 'operatorName' | 'brandName' | 'planName' | 'createdAt' | 'consumer' | 'isActive'
>;

/**
 * The prepared statements for one combination of filters: one query for early pages; for deep pages the counts by day,
 * then the rows. The rows come as one JSON text, because the driver takes several times longer for each cell than the
 * database.
 */
function prepareSearch({ engine, read }: Database, hasOperator: boolean, hasBrand: boolean) {
  const days = eligibilityDays;
  const matching = and(
    eq(days.ansId, sql.placeholder('ansId')),
    eq(days.brandId, sql.placeholder('brandId')),
    gte(days.day, sql.placeholder('firstDate')),
    lte(days.day, sql.placeholder('lastDate')),
  );
  const byDay = read
    .select({ entry: sql<string>`${days.day} || ${days.total}`.as('entry') })
    .from(days)
    .where(matching)
    .orderBy(desc(days.day))
    .as('by_day');
  const rowsOf = (dates: SQL | undefined, order: readonly SQL[]) =>
    read
      .select()
      .from(records)
      .where(
        and(
          dates,
          hasOperator ? eq(records.ansId, sql.placeholder('ansId')) : undefined,
          hasBrand ? eq(records.brandId, sql.placeholder('brandId')) : undefined,
        ),
      )
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('page');
  const jsonOf = (rows: ReturnType<typeof rowsOf>) => {
    const { brandName, cardNumber, consumer, createdAt, fullName, isActive, operatorName, planName } = rows;
    return engine.rowsAsJson(cardNumber, fullName, operatorName, brandName, planName, createdAt, consumer, isActive);
  };
  const page = (dates: SQL | undefined, order: readonly SQL[]) => {
    const rows = rowsOf(dates, order);
    return read
      .select({ json: jsonOf(rows) })
      .from(rows)
      .prepare();
  };
  const newest = rowsOf(
    and(gte(records.day, sql.placeholder('firstDate')), lte(records.day, sql.placeholder('lastDate'))),
    newestFirst,
  );
  const total = read
    .select({ total: sum(days.total) })
    .from(days)
    .where(matching);
  return {
    near: read
      .select({ json: jsonOf(newest), total: sql<number | null>`${total}` })
      .from(newest)
      .prepare(),
    counts: read
      .select({ entries: engine.joined(byDay.entry) })
      .from(byDay)
      .prepare(),
    afterPosition: page(
      and(
        gte(records.day, sql.placeholder('firstDate')),
        sql`(${records.day}, ${records.createdAt}, ${records.id}) < (${sql.placeholder('day')}, ${sql.placeholder('createdAt')}, ${sql.placeholder('id')})`,
      ),
      newestFirst,
    ),
    fromDay: page(
      and(gte(records.day, sql.placeholder('firstDate')), lte(records.day, sql.placeholder('day'))),
      newestFirst,
    ),
    ofDayOldestFirst: page(eq(records.day, sql.placeholder('day')), [asc(records.createdAt), asc(records.id)]),
  };
}

type Cells = [
  cardNumber: string | null,
  fullName: string | null,
  operatorName: string,
  brandName: string | null,
  planName: string | null,
  createdAt: number | string,
  consumer: string,
  isActive: number | string,
];

const readRows = (json: string): ShownRecord[] =>
  (JSON.parse(json) as Cells[]).map((cells) => ({
    cardNumber: cells[0],
    fullName: cells[1],
    operatorName: cells[2],
    brandName: cells[3],
    planName: cells[4],
    createdAt: Number(cells[5]),
    consumer: cells[6],
    isActive: Number(cells[7]) === 1,
  }));

interface DayCount {
  day: string;
  total: number;
}

const readCounts = (entries: string | null | undefined): DayCount[] =>
  (entries?.split(',') ?? []).map((entry) => ({ day: entry.slice(0, 10), total: Number(entry.slice(10)) }));

/** The day on which a page starts, and the number of records of that day before the page. */
function findStart(days: readonly DayCount[], before: number): { at: number; offset: number } | undefined {
  let offset = before;
  for (const [at, { total }] of days.entries()) {
    if (offset < total) return { at, offset };
    offset -= total;
  }
  return undefined;
}

interface SearchSettings {
  now: () => number;
  /** The number of records between two cached positions of a day. */
  positionEvery?: number;
  /**
   * A page is deep if more rows than this come before it. Skipping 300 rows costs about as much as the query for the
   * counts by day.
   */
  nearRows?: number;
}

/** Half of the interval is skipped on average. */
const defaultPositionEvery = 100;
const defaultNearRows = 300;

/**
 * One page, newest first. For a deep page the counts by day give the total and the day on which the page starts. So
 * even the last page of a million records skips rows of one day only: from a cached position on, or for today from the
 * nearer end of the day.
 */
export function createRecordSearch(
  db: Database,
  { nearRows = defaultNearRows, now, positionEvery = defaultPositionEvery }: SearchSettings,
) {
  const positionBefore = createSeekPositions(db, positionEvery);
  const prepared = new Map<string, ReturnType<typeof prepareSearch>>();
  const preparedFor = (hasOperator: boolean, hasBrand: boolean) => {
    const kind = `${hasOperator} ${hasBrand}`;
    const statements = prepared.get(kind) ?? prepareSearch(db, hasOperator, hasBrand);
    prepared.set(kind, statements);
    return statements;
  };
  return async ({ ansId, brandId, ...dates }: RecordFilter, page: { number: number; size: number }) => {
    const { afterPosition, counts, fromDay, near, ofDayOldestFirst } = preparedFor(ansId !== null, brandId !== null);
    const filter = { ...dates, ansId: ansId ?? '', brandId: brandId ?? 0 };
    const before = page.number * page.size;
    if (before <= nearRows) {
      const [found] = await near.all({ ...filter, limit: page.size, offset: before });
      return { rows: readRows(found?.json ?? '[]'), total: found?.total ?? 0 };
    }
    const readPage = async (
      statement: typeof fromDay,
      day: string,
      limit: number,
      offset: number,
      after?: SeekPosition,
    ) => readRows((await statement.all({ ...filter, ...after, day, limit, offset }))[0]?.json ?? '[]');

    const days = readCounts((await counts.all(filter))[0]?.entries);
    const total = days.reduce((sum, day) => sum + day.total, 0);
    const start = findStart(days, before);
    const day = start && days[start.at];
    if (!day) return { rows: [], total };
    const { at, offset } = start;
    const isPastDay = offset >= positionEvery && day.day < saoPauloDay(now());
    const cached = isPastDay ? await positionBefore({ ...filter, ...day }, offset) : undefined;
    if (cached) {
      return { rows: await readPage(afterPosition, day.day, page.size, offset - cached.position, cached), total };
    }
    if (offset <= day.total / 2) return { rows: await readPage(fromDay, day.day, page.size, offset), total };
    const inDay = Math.min(page.size, day.total - offset);
    const rows = (await readPage(ofDayOldestFirst, day.day, inDay, day.total - offset - inDay)).toReversed();
    const dayBefore = days[at + 1];
    const missing = page.size - inDay;
    if (missing > 0 && dayBefore) rows.push(...(await readPage(fromDay, dayBefore.day, missing, 0)));
    return { rows, total };
  };
}

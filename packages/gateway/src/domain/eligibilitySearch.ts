import { and, desc, eq, gte, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Read } from '../db/openDatabase.ts';
import { eligibilityDays, eligibilityRecords } from '../db/schema/eligibility.ts';

export interface RecordFilter {
  firstDate: string;
  lastDate: string;
  ansId: string | null;
  brandId: number | null;
}

const records = eligibilityRecords;
const newestFirst = [desc(records.day), desc(records.createdAt), desc(records.id)] as const;

const matching = ({ firstDate, lastDate, ansId, brandId }: RecordFilter): SQL | undefined =>
  and(
    gte(records.day, firstDate),
    lte(records.day, lastDate),
    ansId === null ? undefined : eq(records.ansId, ansId),
    brandId === null ? undefined : eq(records.brandId, brandId),
  );

/**
 * One statement each for the counts and for the page, prepared by which filters are set. The counts come as one text
 * (day:total,day:total): a month is one row to read instead of thirty.
 */
function prepareSearch(read: Read, hasOperator: boolean, hasBrand: boolean) {
  const days = eligibilityDays;
  const byDay = read
    .select({ entry: sql<string>`${days.day} || ':' || sum(${days.total})`.as('entry') })
    .from(days)
    .where(
      and(
        gte(days.day, sql.placeholder('firstDate')),
        lte(days.day, sql.placeholder('lastDate')),
        // A brand without an operator adds up over all operators.
        hasBrand && !hasOperator ? ne(days.ansId, '') : eq(days.ansId, sql.placeholder('ansId')),
        eq(days.brandId, sql.placeholder('brandId')),
      ),
    )
    .groupBy(days.day)
    .orderBy(desc(days.day))
    .as('by_day');
  return {
    counts: read
      .select({ entries: sql<string | null>`group_concat(${byDay.entry})` })
      .from(byDay)
      .prepare(),
    page: read
      .select()
      .from(records)
      .where(
        and(
          gte(records.day, sql.placeholder('firstDate')),
          lte(records.day, sql.placeholder('startDay')),
          hasOperator ? eq(records.ansId, sql.placeholder('ansId')) : undefined,
          hasBrand ? eq(records.brandId, sql.placeholder('brandId')) : undefined,
        ),
      )
      .orderBy(...newestFirst)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(),
  };
}

/**
 * One page, newest first. The counts by day give the total, and tell on which day the page starts, so that even the
 * last page of a million records skips only within a day.
 */
export function createRecordSearch(read: Read) {
  const prepared = new Map<string, ReturnType<typeof prepareSearch>>();
  return async ({ ansId, brandId, ...dates }: RecordFilter, page: { number: number; size: number }) => {
    const kind = `${ansId !== null} ${brandId !== null}`;
    const statements = prepared.get(kind) ?? prepareSearch(read, ansId !== null, brandId !== null);
    prepared.set(kind, statements);
    const filter = { ...dates, ansId: ansId ?? '', brandId: brandId ?? 0 };
    const [counts] = await statements.counts.all(filter);
    let total = 0;
    let offset = page.number * page.size;
    let startDay: string | undefined;
    for (const entry of counts?.entries?.split(',') ?? []) {
      const inDay = Number(entry.slice(11));
      total += inDay;
      if (startDay === undefined) {
        if (offset < inDay) startDay = entry.slice(0, 10);
        else offset -= inDay;
      }
    }
    if (startDay === undefined) return { rows: [], total };
    return { rows: await statements.page.all({ ...filter, startDay, limit: page.size, offset }), total };
  };
}

const partSize = 1000;

/** All matching records, newest first, in parts of bounded size; each part goes on where the last one ended. */
export async function* recordsInParts(read: Read, filter: RecordFilter) {
  let after: SQL | undefined;
  for (;;) {
    const part = await read
      .select()
      .from(records)
      .where(and(matching(filter), after))
      .orderBy(...newestFirst)
      .limit(partSize);
    if (part.length > 0) yield part;
    const last = part.at(-1);
    if (last === undefined || part.length < partSize) return;
    after = sql`(${records.day}, ${records.createdAt}, ${records.id}) < (${last.day}, ${last.createdAt}, ${last.id})`;
  }
}

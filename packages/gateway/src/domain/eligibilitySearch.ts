import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
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

/** How many records each day holds, newest first. A brand without an operator adds up over all operators. */
async function countDays(read: Read, { firstDate, lastDate, ansId, brandId }: RecordFilter) {
  const rows = await read
    .select({ day: eligibilityDays.day, total: eligibilityDays.total, ansId: eligibilityDays.ansId })
    .from(eligibilityDays)
    .where(
      and(
        gte(eligibilityDays.day, firstDate),
        lte(eligibilityDays.day, lastDate),
        brandId !== null && ansId === null ? undefined : eq(eligibilityDays.ansId, ansId ?? ''),
        eq(eligibilityDays.brandId, brandId ?? 0),
      ),
    )
    .orderBy(desc(eligibilityDays.day), asc(eligibilityDays.ansId));
  const days = new Map<string, number>();
  for (const { day, total } of rows) days.set(day, (days.get(day) ?? 0) + total);
  return days;
}

/**
 * One page, newest first. The counts by day give the total, and tell on which day the page starts, so that even the
 * last page of a million records skips only within a day.
 */
export async function searchRecords(read: Read, filter: RecordFilter, page: { number: number; size: number }) {
  const days = await countDays(read, filter);
  let total = 0;
  let skip = page.number * page.size;
  let startDay: string | undefined;
  for (const [day, inDay] of days) {
    total += inDay;
    if (startDay === undefined) {
      if (skip < inDay) startDay = day;
      else skip -= inDay;
    }
  }
  if (startDay === undefined) return { rows: [], total };
  const rows = await read
    .select()
    .from(records)
    .where(matching({ ...filter, lastDate: startDay }))
    .orderBy(...newestFirst)
    .limit(page.size)
    .offset(skip);
  return { rows, total };
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

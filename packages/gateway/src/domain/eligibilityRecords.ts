import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Read } from '../db/openDatabase.ts';
import { eligibilityRecords } from '../db/schema/eligibility.ts';

export interface RecordFilter {
  firstDate: string;
  lastDate: string;
  ansId: string | null;
  brandId: number | null;
}

const records = eligibilityRecords;
export const newestFirst = [desc(records.day), desc(records.createdAt), desc(records.id)] as const;

const matching = ({ firstDate, lastDate, ansId, brandId }: RecordFilter): SQL | undefined =>
  and(
    gte(records.day, firstDate),
    lte(records.day, lastDate),
    ansId === null ? undefined : eq(records.ansId, ansId),
    brandId === null ? undefined : eq(records.brandId, brandId),
  );

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

import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Read } from '../../db/openDatabase.ts';
import { readInParts } from '../../db/readInParts.ts';
import { eligibilityRecords } from '../../db/schema/eligibility.ts';

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

type EligibilityRecord = typeof records.$inferSelect;

const olderThan = ({ day, createdAt, id }: EligibilityRecord): SQL =>
  sql`(${records.day}, ${records.createdAt}, ${records.id}) < (${day}, ${createdAt}, ${id})`;

/** All matching records, newest first. */
export const recordsInParts = (read: Read, filter: RecordFilter): AsyncGenerator<EligibilityRecord[]> =>
  readInParts((last, limit) =>
    read
      .select()
      .from(records)
      .where(and(matching(filter), last && olderThan(last)))
      .orderBy(...newestFirst)
      .limit(limit),
  );

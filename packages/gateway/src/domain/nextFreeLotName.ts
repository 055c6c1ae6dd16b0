import { and, eq, gte, lt, or } from 'drizzle-orm';
import type { Read } from '../db/openDatabase.ts';
import { batches } from '../db/schema/eligibility.ts';

/** People identify a batch by its lot name, so the second file of the same name gets a number. */
export async function nextFreeLotName(read: Read, fileName: string): Promise<string> {
  const stem = fileName.replace(/\.csv$/i, '');
  // In the sort order of the column the dot follows the hyphen, so this range contains every name that continues with a
  // hyphen.
  const numbered = and(gte(batches.lot, `${stem}-`), lt(batches.lot, `${stem}.`));
  const found = await read
    .select({ lot: batches.lot })
    .from(batches)
    .where(or(eq(batches.lot, `${stem}.csv`), numbered));
  const taken = new Set(found.map(({ lot }) => lot));
  let lot = `${stem}.csv`;
  for (let copy = 2; taken.has(lot); copy += 1) lot = `${stem}-${copy}.csv`;
  return lot;
}

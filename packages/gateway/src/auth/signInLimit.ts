import { createHash } from 'node:crypto';
import { count, eq, min } from 'drizzle-orm';
import type { Database } from '../db/openDatabase.ts';
import { signInFailures } from '../db/schema/people.ts';
import { isDueSql } from '../db/due.ts';

/** The failures are kept by user and address, hashed: the table must not become a list of who tried what. */
export const failureSource = (username: string, address: string): string =>
  createHash('sha256').update(`${username.trim().toLowerCase()}\n${address}`).digest('base64url');

/**
 * Takes one try, or answers the seconds to wait for the next one. The try counts as a failure until `forgetFailures`:
 * counted only after the slow password check, any number of parallel tries would see a count of zero.
 * In the database, so that all processes share it.
 */
export function countAttempt(
  db: Database,
  source: string,
  limit: { maxFailures: number; windowMs: number },
  now: number,
): Promise<number> {
  return db.write(async (tx) => {
    await tx.delete(signInFailures).where(isDueSql(signInFailures.failedAt, now - limit.windowMs, limit.windowMs));
    const [row] = await tx
      .select({ failures: count(), oldest: min(signInFailures.failedAt) })
      .from(signInFailures)
      .where(eq(signInFailures.source, source));
    if (row && row.failures >= limit.maxFailures) {
      return Math.max(1, Math.ceil(((row.oldest ?? now) + limit.windowMs - now) / 1000));
    }
    await tx.insert(signInFailures).values({ source, failedAt: now });
    return 0;
  });
}

export async function forgetFailures(db: Database, source: string): Promise<void> {
  await db.writeRows((tx) => tx.delete(signInFailures).where(eq(signInFailures.source, source)));
}

import { createHash } from 'node:crypto';
import { count, eq, min } from 'drizzle-orm';
import type { Database } from '../db/openDatabase.ts';
import { signInFailures } from '../db/schema/accounts.ts';
import { isDueSql } from '../db/isDue.ts';

/** Failures are stored by a hash of user and address: the table must not show who tried to sign in from where. */
export const failureSource = (username: string, address: string): string =>
  createHash('sha256').update(`${username.trim().toLowerCase()}\n${address}`).digest('base64url');

/**
 * Counts an attempt, or returns the seconds to wait for the next one. The attempt counts as a failure until `forgetFailures`: if
 * it were counted after the slow password check, parallel attempts would all see a count of zero. The count is in the database,
 * so that all processes share it.
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

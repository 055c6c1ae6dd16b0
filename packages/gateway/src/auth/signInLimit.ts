import { createHash } from 'node:crypto';
import { and, count, eq, gt, lt, min } from 'drizzle-orm';
import type { Database } from '../db/openDatabase.ts';
import { signInFailures } from '../db/schema/people.ts';

/** The failures are kept by user and address, hashed: the table must not become a list of who tried what. */
export const failureSource = (username: string, address: string): string =>
  createHash('sha256').update(`${username.trim().toLowerCase()}\n${address}`).digest('base64url');

/** Seconds to wait before the next try, or 0 when a try is allowed. In the database, so that all processes share it. */
export async function secondsUntilNextTry(
  db: Database,
  source: string,
  limit: { maxFailures: number; windowMs: number },
  now: number,
): Promise<number> {
  const [row] = await db.read
    .select({ failures: count(), oldest: min(signInFailures.failedAt) })
    .from(signInFailures)
    .where(and(eq(signInFailures.source, source), gt(signInFailures.failedAt, now - limit.windowMs)));
  if (!row || row.failures < limit.maxFailures) return 0;
  return Math.max(1, Math.ceil(((row.oldest ?? now) + limit.windowMs - now) / 1000));
}

export async function rememberFailure(db: Database, source: string, windowMs: number, now: number): Promise<void> {
  await db.write(async (tx) => {
    await tx.delete(signInFailures).where(lt(signInFailures.failedAt, now - windowMs));
    await tx.insert(signInFailures).values({ source, failedAt: now });
  });
}

export async function forgetFailures(db: Database, source: string): Promise<void> {
  await db.write((tx) => tx.delete(signInFailures).where(eq(signInFailures.source, source)));
}

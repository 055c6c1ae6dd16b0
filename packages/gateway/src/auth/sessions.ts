import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Write } from '../db/openDatabase.ts';
import { sessions, users } from '../db/schema/accounts.ts';

export interface SignedInUser {
  id: number;
  email: string;
  givenName: string;
  membership: string[];
}

/** Identifies a session without its token: in the database and in links. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The most sessions of one user, so that a program that signs in again and again does not fill the table. An office with one
 * account stays below.
 */
export const maxSessions = 500;

/**
 * Deletes ended sessions, then the oldest ones, until there is room for one more. A database of an older release may
 * have more than the limit.
 */
async function makeRoom(tx: Write, userId: number): Promise<void> {
  const over = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sql`${sessions.revokedAt} IS NOT NULL`, desc(sessions.createdAt), sessions.tokenHash)
    .limit(100)
    .offset(maxSessions - 1);
  const hashes = over.map(({ tokenHash }) => tokenHash);
  if (hashes.length > 0) await tx.delete(sessions).where(inArray(sessions.tokenHash, hashes));
}

/** The token is opaque (256 bits). The database stores only its hash, so nobody can sign in with a copy of the database. */
export async function openSession(db: Database, userId: number, seconds: number, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.writeRows(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, now));
    await makeRoom(tx, userId);
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      userId,
      createdAt: now,
      expiresAt: now + seconds * 1000,
    });
  });
  return token;
}

/**
 * Finds the user of a token that is neither expired nor revoked, by the clock of the server. The query is prepared,
 * because every request runs it.
 */
export function createSessionFinder(db: Database) {
  const query = db.read
    .select({ id: users.id, email: users.email, givenName: users.givenName, membership: users.membership })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(sessions.revokedAt),
      ),
    )
    .limit(1)
    .prepare();
  return async (token: string, now: number): Promise<SignedInUser | undefined> =>
    (await query.all({ tokenHash: hashToken(token), now }))[0];
}

/** Whether the session with this token hash is neither expired nor revoked. */
export async function isSessionOpen(db: Database, tokenHash: string, now: number): Promise<boolean> {
  const isOpen = and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNull(sessions.revokedAt));
  return (await db.read.select({ userId: sessions.userId }).from(sessions).where(isOpen).limit(1)).length > 0;
}

/** Ends one session at once, in all processes. */
export async function endSession(db: Database, token: string, now: number): Promise<void> {
  await db.writeRows((tx) =>
    tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.tokenHash, hashToken(token)), isNull(sessions.revokedAt))),
  );
}

/** Ends every session of a user at once, in all processes; returns how many were open. */
export async function revokeSessions(db: Database, userId: number, now: number): Promise<number> {
  return db.writeRows(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
      .returning({ userId: sessions.userId });
    return ended.length;
  });
}

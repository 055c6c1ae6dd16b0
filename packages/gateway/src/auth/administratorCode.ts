import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Read, Write } from '../db/openDatabase.ts';
import { users } from '../db/schema/accounts.ts';
import { settings } from '../db/schema/settings.ts';

const mark = 'setupCode';
const validMs = 24 * 60 * 60 * 1000;

const digest = (code: string): string => createHash('sha256').update(code).digest('base64url');

const hasUsers = async (read: Read): Promise<boolean> =>
  (await read.select({ id: users.id }).from(users).limit(1)).length > 0;

/** A code for the first administrator while there is no user at all; each start replaces it with a new one. */
export function drawAdministratorCode(db: Database, now: number): Promise<string | undefined> {
  return db.write(async (tx) => {
    if (await hasUsers(tx)) return undefined;
    const code = randomBytes(32).toString('base64url');
    const value = JSON.stringify({ hash: digest(code), expiresAt: now + validMs });
    await tx
      .insert(settings)
      .values({ name: mark, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
    return code;
  });
}

/** A printed code ends as soon as any account exists, whichever way it was created. */
export async function isAdministratorCode(read: Read, code: string, now: number): Promise<boolean> {
  const [row] = await read.select().from(settings).where(eq(settings.name, mark));
  if (!row || (await hasUsers(read))) return false;
  const { expiresAt, hash } = JSON.parse(row.value) as { expiresAt: number; hash: string };
  return now < expiresAt && timingSafeEqual(Buffer.from(digest(code)), Buffer.from(hash));
}

/** Runs in the transaction that creates the administrator, so that of two requests with one code only one succeeds. */
export async function redeemAdministratorCode(tx: Write, code: string, now: number): Promise<boolean> {
  if (!(await isAdministratorCode(tx, code, now))) return false;
  await tx.delete(settings).where(eq(settings.name, mark));
  return true;
}

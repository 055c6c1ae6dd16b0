import { randomBytes } from 'node:crypto';
import { groupPrefix } from '@oraculo/api-client/contract';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords.ts';
import { revokeSessions } from '../auth/sessions.ts';
import { ConfigError } from '../settings/readConfig.ts';
import type { Database } from '../db/openDatabase.ts';
import { users } from '../db/schema/accounts.ts';
import { addUser, validateNewUser } from '../domain/newUser.ts';

const groupNames = ['ADMIN', 'RECEBIVEIS', 'READWRITE', 'READ'];

/** Reads `ADMIN,READ` as the memberships of a user. */
export function readGroups(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().toUpperCase());
  const unknown = names.find((name) => !groupNames.includes(name));
  if (unknown !== undefined) {
    throw new ConfigError(`Grupo desconhecido: ${unknown || '(vazio)'}. Os grupos são ${groupNames.join(', ')}.`);
  }
  return [...new Set(names)].map((name) => groupPrefix + name);
}

async function findUser(db: Database, username: string) {
  const [user] = await db.read.select().from(users).where(eq(users.username, username.trim().toLowerCase()));
  return user;
}

/** Creates an account and returns the password for its first sign-in, which the operator passes on to the user. */
export async function addUserWithPassword(
  db: Database,
  username: string,
  email: string,
  membership: string[],
): Promise<string> {
  const password = randomBytes(12).toString('base64url');
  const account = validateNewUser({ username, email, givenName: username, password });
  const passwordHash = await hashPassword(password);
  await db.write((tx) => addUser(tx, { ...account, passwordHash, membership }));
  return password;
}

/** Changes the groups of an account from its next request on: each request reads the groups of the session. */
export async function setGroups(db: Database, username: string, membership: string[]): Promise<void> {
  const user = await findUser(db, username);
  if (!user) throw new ConfigError(`Usuário desconhecido: ${username}`);
  await db.write((tx) => tx.update(users).set({ membership }).where(eq(users.id, user.id)));
}

export async function revoke(db: Database, username: string): Promise<number> {
  const user = await findUser(db, username);
  if (!user) throw new ConfigError(`Usuário desconhecido: ${username}`);
  return revokeSessions(db, user.id, Date.now());
}

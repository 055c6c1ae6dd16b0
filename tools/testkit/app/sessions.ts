import { createClient, type SignedIn } from '@oraculo/api-client';
import { signIns, testSignIns } from '@oraculo/gateway/src/seed/seedUsers.ts';

export type Role = 'admin' | 'recebiveis' | 'leitura' | 'escrita' | 'semgrupo';

export const accountOf = (role: Role) => {
  const account = [...signIns, ...testSignIns].find(({ username }) => username === role);
  if (!account) throw new Error(`No sign-in named ${role}.`);
  return account;
};

/** The open sessions of this worker, by gateway and role. */
const opened = new Map<string, SignedIn>();

/** Signs in without a screen, only once for each gateway and role, because checking a password is slow on purpose. */
export async function openSession(gatewayUrl: string, role: Role): Promise<SignedIn> {
  const key = `${gatewayUrl} ${role}`;
  const { username, password } = accountOf(role);
  const client = createClient({ baseUrl: `${gatewayUrl}/api/operator`, applicationKey: 'oraculo-local' });
  const session = opened.get(key) ?? (await client.session.signIn({ username, password }));
  opened.set(key, session);
  return session;
}

/** Forgets the sessions of a stopped gateway, or the session that a test has ended. */
export function forgetSessions(isGone: (gatewayUrl: string, token: string) => boolean): void {
  for (const [key, { userToken }] of opened) {
    if (isGone(key.slice(0, key.indexOf(' ')), userToken)) opened.delete(key);
  }
}

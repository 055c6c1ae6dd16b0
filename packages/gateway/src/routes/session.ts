import { operations } from '@oraculo/api-client/contract';
import { eq, or } from 'drizzle-orm';
import { verifyPassword } from '../auth/passwords.ts';
import { endSession, openSession } from '../auth/sessions.ts';
import { failureSource, forgetFailures, takeTry } from '../auth/signInLimit.ts';
import { users } from '../db/schema/people.ts';
import type { Gateway } from '../gateway.ts';
import type { Answering } from '../http/contractRoutes.ts';
import { Refusal } from '../domain/Refusal.ts';

/** Sign-in and sign-out. A token also ends by its time, or by `main.ts --revoke ‹user›`. */
export function sessionRoutes(answer: Answering, { config, db, now }: Gateway): void {
  const limit = { maxFailures: config.signInMaxFailures, windowMs: config.signInWindowMs };

  answer(operations.session.signIn, async ({ body, address }) => {
    const name = body.username.trim().toLowerCase();
    const [user] = await db.read
      .select()
      .from(users)
      .where(or(eq(users.username, name), eq(users.email, name)))
      .limit(1);
    // One limit for a user, who has two names to sign in by.
    const source = failureSource(user?.username ?? name, address);
    const wait = await takeTry(db, source, limit, now());
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60);
      const message = `Muitas tentativas de acesso. Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`;
      throw new Refusal('tooMany', message, { retryAfterSeconds: wait });
    }
    const isRight = await verifyPassword(body.password, user?.passwordHash);
    if (!isRight || user === undefined) throw new Refusal('unauthenticated', 'Usuário ou senha incorretos.');
    await forgetFailures(db, source);
    return {
      userToken: await openSession(db, user.id, config.sessionSeconds, now()),
      email: user.email,
      givenName: user.givenName,
      membership: user.membership,
      expiresIn: config.sessionSeconds,
    };
  });

  answer(operations.session.signOut, ({ token }) => endSession(db, token, now()) as Promise<undefined>);
}

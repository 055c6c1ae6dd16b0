import { operations } from '@oraculo/api-client/contract';
import { and, eq, or } from 'drizzle-orm';
import { AddressRateLimiter, networkOf } from '../auth/addressRateLimiter.ts';
import { PasswordQueue, QueueFull } from '../auth/passwordQueue.ts';
import { hashPassword, isOutdated, verifyPassword } from '../auth/passwords.ts';
import { endSession, openSession } from '../auth/sessions.ts';
import { failureSource, forgetFailures, countAttempt } from '../auth/signInLimit.ts';
import { users } from '../db/schema/accounts.ts';
import { DomainError } from '../domain/DomainError.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { RegisterAnswer } from '../http/contractRoutes.ts';

const minutesText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
};

function rateLimitRefusal(seconds: number): DomainError {
  const message = `Muitas tentativas de acesso. Tente de novo em ${minutesText(seconds)}.`;
  return new DomainError('tooMany', message, { retryAfterSeconds: seconds });
}

const queueFullRefusal = () =>
  new DomainError('tooMany', 'Há muitas tentativas de acesso agora. Aguarde alguns segundos e tente de novo.', {
    retryAfterSeconds: 3,
  });

/** Sign-in and sign-out. A token also ends when it expires, or with `oraculo revoke ‹user›`. */
export function sessionRoutes(answer: RegisterAnswer, { config, db, now }: RouteContext): void {
  const limit = { maxFailures: config.signInMaxFailures, windowMs: config.signInWindowMs };
  const rateLimiter = new AddressRateLimiter(config.signInMaxFailuresByAddress, config.signInWindowMs, now);
  // At most two password checks run at once: libuv has four threads, and files need the other two.
  const queue = new PasswordQueue({ maxWaiting: 16, maxWaitMs: 1000, fewAttempts: 10 });

  const findUser = async (name: string) => {
    const named = or(eq(users.username, name), eq(users.email, name));
    const [user] = await db.read.select().from(users).where(named).limit(1);
    return user;
  };

  /**
   * Replaces the hash of a password by one with the present parameters. If that fails, the old hash stays, and the next
   * sign-in tries again. If the password was changed meanwhile, it is not overwritten.
   */
  const upgradeHash = async ({ id, passwordHash: old }: typeof users.$inferSelect, password: string) => {
    const passwordHash = await hashPassword(password);
    const same = and(eq(users.id, id), eq(users.passwordHash, old));
    await db.writeRows((tx) => tx.update(users).set({ passwordHash }).where(same)).catch(() => undefined);
  };

  /** Returns the user with this name and password, and throws a refusal in every other case. */
  const check = async (username: string, password: string, address: string) => {
    const name = username.trim().toLowerCase();
    const user = await findUser(name);
    // One limit for each user, whether they sign in by user name or by e-mail.
    const source = failureSource(user?.username ?? name, address);
    const wait = await countAttempt(db, source, limit, now());
    if (wait > 0) throw rateLimitRefusal(wait);
    const isRight = await verifyPassword(password, user?.passwordHash);
    if (!isRight || user === undefined) throw new DomainError('unauthenticated', 'Usuário ou senha incorretos.');
    await forgetFailures(db, source);
    if (isOutdated(user.passwordHash)) await upgradeHash(user, password);
    return user;
  };

  answer(operations.session.signIn, async ({ body, address, signal }) => {
    const network = networkOf(address);
    const triedBefore = rateLimiter.attemptsOf(network);
    const wait = rateLimiter.take(network);
    if (wait > 0) throw rateLimitRefusal(Math.max(1, Math.ceil(wait / 1000)));
    const user = await queue
      .run(triedBefore, signal, () => check(body.username, body.password, address))
      .catch((error: unknown) => {
        // Only a wrong password counts as a failed attempt; a full queue, a closed connection or a locked database does not.
        if (!(error instanceof DomainError)) rateLimiter.refund(network);
        throw error instanceof QueueFull ? queueFullRefusal() : error;
      });
    rateLimiter.succeed(network);
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

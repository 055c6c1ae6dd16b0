import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Logs one JSON line for each answer: the route's pattern instead of its address, and a keyed hash instead of the user, so that it holds no
 * personal data. It also has the request's id, which the answer has too.
 */
export function requestLog(app: FastifyInstance, key: Buffer): void {
  const known = new Map<number, string>();
  const hashed = (userId: number): string => {
    const hash = known.get(userId) ?? createHmac('sha256', key).update(`user:${userId}`).digest('hex').slice(0, 12);
    known.set(userId, hash);
    return hash;
  };
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, user } = request;
    // The message of a refusal shows its id to the user, so the line must be in the log at the default level.
    const level = reply.statusCode >= 400 ? 'warn' : 'info';
    request.log[level](
      {
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(user ? { user: hashed(user.id) } : {}),
      },
      'answered',
    );
  });
}

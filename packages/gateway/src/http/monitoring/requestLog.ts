import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * One JSON line an answer: the route's pattern instead of its address, and a keyed hash instead of the user, so that no personal
 * data can be in it. Beside them stands the request's id, which the answer carries too.
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
    // A refusal shows its id to people: an operator finds it in the log at the level of `npm start` too.
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

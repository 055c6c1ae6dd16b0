import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Logs one JSON line for each answer. It has no personal data: the pattern of the route instead of the address, and a
 * keyed hash instead of the user. It has the id of the request, which the answer has too.
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
    // The message of a refusal shows this id to the user, so the log has its line at the default level.
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

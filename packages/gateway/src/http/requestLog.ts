import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const hashed = (userId: number): string => createHash('sha256').update(`user:${userId}`).digest('hex').slice(0, 12);

/** One JSON line an answer: the route's pattern instead of its address, so that no personal data can be in it. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, user } = request;
    request.log.info(
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

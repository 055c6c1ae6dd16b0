import { createHash, timingSafeEqual } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jobs } from '../../db/schema/jobs.ts';
import type { RouteContext } from '../../RouteContext.ts';
import { HttpError } from '../HttpError.ts';
import { isForwarded } from '../localOnly.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** If a token is set, callers must send it. Otherwise only programs on this machine, without a proxy, may read the metrics. */
function mayRead(request: FastifyRequest, token: string): boolean {
  if (token !== '') {
    return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
  }
  const address = request.socket.remoteAddress ?? '';
  return !isForwarded(request) && /^(::ffff:)?127\.|^::1$/.test(address);
}

export function metricsRoute(app: FastifyInstance, { config, db, metrics }: RouteContext): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new HttpError(404);
    const open = await db.read
      .select({ kind: jobs.kind, open: count() })
      .from(jobs)
      .where(eq(jobs.state, 'open'))
      .groupBy(jobs.kind);
    return reply.type('application/openmetrics-text; version=1.0.0; charset=utf-8').send(metrics.text(open));
  });
}

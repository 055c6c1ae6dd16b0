import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../RouteContext.ts';
import { HttpError } from '../HttpError.ts';

/** `/healthz` succeeds while the process answers; `/readyz` while it can also read its database and is not about to stop. */
export function health(app: FastifyInstance, { db, drain }: RouteContext): void {
  const open = { config: { access: 'noKey' } } as const;
  app.get('/healthz', open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async () => {
    const isReading = await db.read.get(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
    if (drain.isStopping || !isReading) throw new HttpError(503);
    return { status: 'ready' };
  });
}

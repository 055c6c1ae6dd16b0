import Fastify, { type FastifyInstance } from 'fastify';
import type { RouteContext } from './RouteContext.ts';
import { answerErrors } from './http/answerErrors.ts';
import { HttpError } from './http/HttpError.ts';
import { health } from './http/monitoring/health.ts';
import { metricsRoute } from './http/monitoring/metricsRoute.ts';
import { requestLog } from './http/monitoring/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { serverOptions } from './http/serverOptions.ts';
import { slowBodies } from './http/slowBodies.ts';
import { strictRequests } from './http/strictRequests.ts';
import { serveFiles } from './routes/storedFiles.ts';
import type { ServedFiles } from './storage/openStorage.ts';

/** The second origin: health, metrics, and the files unless a bucket serves them. It requires no key and no session. */
export async function buildStorage(
  gateway: RouteContext,
  served: ServedFiles | undefined,
  appOrigins: () => string[],
): Promise<FastifyInstance> {
  const app = Fastify({ ...serverOptions(gateway.config, 'same-site'), bodyLimit: gateway.config.maxFileBytes + 1 });
  securityHeaders(app, 'same-site');
  strictRequests(app, 'same-site');
  slowBodies(app, 'same-site');
  gateway.drain.watch(app);
  gateway.metrics.watch(app);
  answerErrors(app);
  requestLog(app, gateway.keys.signing);
  app.setNotFoundHandler(async () => {
    throw new HttpError(404);
  });

  health(app, gateway);
  metricsRoute(app, gateway);
  if (served) await serveFiles(app, gateway, served, appOrigins);
  return app;
}

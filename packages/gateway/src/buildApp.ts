import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { guard } from './http/guard.ts';
import { health } from './http/monitoring/health.ts';
import type { RouteContext } from './RouteContext.ts';
import { answerErrors } from './http/answerErrors.ts';
import { canonicalUrl, contractRoutes } from './http/contractRoutes.ts';
import { localOnly } from './http/localOnly.ts';
import { requestLog } from './http/monitoring/requestLog.ts';
import { withoutBase } from './http/appPage.ts';
import { routableUrl } from './http/routableUrl.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { serverOptions } from './http/serverOptions.ts';
import { slowBodies } from './http/slowBodies.ts';
import { strictRequests } from './http/strictRequests.ts';
import { staticApp } from './http/staticApp.ts';
import { batchRoutes } from './routes/batches.ts';
import { brandRoutes } from './routes/brands.ts';
import { credentialRoutes } from './routes/credentials.ts';
import { documentRoutes } from './routes/documents.ts';
import { eligibilityRoutes } from './routes/eligibility.ts';
import { firstAdministrator } from './routes/firstAdministrator.ts';
import { glosaRoutes } from './routes/glosas.ts';
import { healthCardRoutes } from './routes/healthCard.ts';
import { operatorRoutes } from './routes/operators.ts';
import { reportRoutes } from './routes/reports.ts';
import { restoreRoutes } from './routes/restore.ts';
import { sessionRoutes } from './routes/session.ts';
import { serveFiles } from './routes/storedFiles.ts';
import type { ServedFiles } from './storage/openStorage.ts';

const resources = [
  sessionRoutes,
  operatorRoutes,
  brandRoutes,
  eligibilityRoutes,
  reportRoutes,
  batchRoutes,
  restoreRoutes,
  documentRoutes,
  credentialRoutes,
  glosaRoutes,
  healthCardRoutes,
];

/**
 * The first origin: the API of the contract, the pages of the app and their configuration, and the files if they share
 * this origin.
 */
export async function buildApp(gateway: RouteContext, served: ServedFiles | undefined): Promise<FastifyInstance> {
  const { basePath } = gateway.config;
  const app = Fastify({
    ...serverOptions(gateway.config, 'same-origin'),
    rewriteUrl: (request) => canonicalUrl(routableUrl(withoutBase(basePath, request.url ?? '/'))),
  });
  securityHeaders(app, 'same-origin');
  strictRequests(app, 'same-origin');
  slowBodies(app, 'same-origin');
  gateway.drain.watch(app);
  gateway.metrics.watch(app);
  answerErrors(app);
  requestLog(app, gateway.keys.signing);
  if (gateway.config.isDemo) localOnly(app);
  guard(app, gateway);
  health(app, gateway);
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: true,
    limits: {
      files: 1,
      fields: 10,
      parts: 12,
      fieldSize: 2000,
      fieldNameSize: 100,
      fileSize: gateway.config.maxFileBytes,
    },
  });
  await firstAdministrator(app, gateway);
  // In their own scope, because `sendFile` has another folder there.
  if (served) await app.register(async (scope) => serveFiles(scope, gateway, served, undefined));
  await staticApp(app, gateway);
  const routes = contractRoutes(app, gateway);
  for (const register of resources) register(routes.answer, gateway);
  routes.finish();
  return app;
}

import fastifyCors from '@fastify/cors';
import fastifyStatic from '@fastify/static';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { files } from './db/schema/uploads.ts';
import type { Gateway } from './gateway.ts';
import { answerErrors } from './http/answerErrors.ts';
import { attachment } from './http/contractRoutes.ts';
import { Refusal } from './domain/Refusal.ts';
import { HttpError } from './http/HttpError.ts';
import { health } from './http/health.ts';
import { metricsRoute } from './http/metricsRoute.ts';
import { requestLog } from './http/requestLog.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { serverOptions } from './http/serverOptions.ts';
import { acceptSignedUpload } from './routes/signedUpload.ts';
import type { LinkMethod } from './storage/signedLinks.ts';

const expired = () => new Refusal('forbidden', 'Arquivo expirado.');

interface FileRoute {
  Params: { id: string };
}

/** The second origin: files by signed links, as a storage service gives them out. It knows no key and no session. */
export async function buildStorage(gateway: Gateway, appOrigins: () => string[]): Promise<FastifyInstance> {
  const { db, files: store, links, now } = gateway;
  const app = Fastify({ ...serverOptions(gateway.config, 'same-site'), bodyLimit: gateway.config.maxFileBytes + 1 });
  securityHeaders(app, 'same-site');
  gateway.drain.watch(app);
  gateway.metrics.watch(app);
  answerErrors(app);
  requestLog(app, gateway.keys.signing);
  await app.register(fastifyCors, {
    origin: (origin, done) => done(null, origin !== undefined && appOrigins().includes(origin)),
    methods: ['GET', 'HEAD', 'PUT'],
    allowedHeaders: ['content-type', 'range'],
    exposedHeaders: ['content-disposition', 'content-length', 'x-request-id'],
    maxAge: 600,
  });
  await app.register(fastifyStatic, { root: gateway.config.dataDir, serve: false, cacheControl: false });
  app.setNotFoundHandler(async () => {
    throw new HttpError(404);
  });

  health(app, gateway);
  metricsRoute(app, gateway);

  const verified = (method: LinkMethod, request: FastifyRequest<FileRoute>) => {
    const signed = links.verify(method, request.params.id, new URLSearchParams(request.url.split('?')[1]));
    if (!signed) throw expired();
    return signed;
  };

  app.get<FileRoute>('/files/:id', async (request, reply) => {
    verified('GET', request);
    const [file] = await db.read.select().from(files).where(eq(files.id, request.params.id));
    // Kept for a while only: a link to what is gone says the same as a link that is too old.
    if (!file || file.size === 0 || (file.keptUntil !== null && file.keptUntil < now())) throw expired();
    return reply
      .type(file.contentType)
      .header('content-disposition', attachment(file.name))
      .sendFile(file.id, `${store.folderOf(file.id)}`, { contentType: false, acceptRanges: true, cacheControl: false });
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<FileRoute>('/files/:id', async (request, reply) => {
      const { contentType } = verified('PUT', request);
      await acceptSignedUpload(gateway, request, contentType);
      return reply.code(200).send({ message: 'Arquivo recebido.' });
    });
  });
  return app;
}

import fastifyCors from '@fastify/cors';
import fastifyStatic from '@fastify/static';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSessionOpen } from '../auth/sessions.ts';
import { files } from '../db/schema/uploads.ts';
import { attachment } from '../storage/attachment.ts';
import { DomainError } from '../domain/DomainError.ts';
import type { RouteContext } from '../RouteContext.ts';
import type { ServedFiles } from '../storage/openStorage.ts';
import type { LinkMethod } from '../storage/signedLinks.ts';
import { acceptSignedUpload } from './signedUpload.ts';

const expired = () => new DomainError('forbidden', 'Arquivo expirado.');

interface FileRoute {
  Params: { id: string };
}

/**
 * Serves files by signed links, as a storage service does.
 * @param appOrigins the origins whose pages may read and send files; undefined if files share the app's origin
 */
export async function serveFiles(
  app: FastifyInstance,
  gateway: RouteContext,
  { store, links }: ServedFiles,
  appOrigins: (() => string[]) | undefined,
): Promise<void> {
  const { db, now } = gateway;
  if (appOrigins) {
    await app.register(fastifyCors, {
      origin: (origin, done) => done(null, origin !== undefined && appOrigins().includes(origin)),
      methods: ['GET', 'HEAD', 'PUT'],
      allowedHeaders: ['content-type', 'range'],
      exposedHeaders: ['content-disposition', 'content-length', 'x-request-id'],
      maxAge: 600,
    });
  }
  await app.register(fastifyStatic, { root: store.root, serve: false, cacheControl: false });

  const verified = async (method: LinkMethod, request: FastifyRequest<FileRoute>) => {
    const signed = links.verify(method, request.params.id, new URLSearchParams(request.url.split('?')[1]));
    if (!signed) throw expired();
    if (signed.session && !(await isSessionOpen(db, signed.session, now()))) throw expired();
    return signed;
  };

  // The signed link is the permission; no session is needed.
  const open = { config: { access: 'noKey' } } as const;

  app.get<FileRoute>('/files/:id', open, async (request, reply) => {
    await verified('GET', request);
    const [file] = await db.read.select().from(files).where(eq(files.id, request.params.id));
    // The file was removed after its retention time. A link to it is answered like an expired link.
    if (!file || file.size === 0 || (file.keptUntil !== null && file.keptUntil < now())) throw expired();
    return reply
      .type(file.contentType)
      .header('content-disposition', attachment(file.name))
      .sendFile(store.placeOf(file.id), { contentType: false, acceptRanges: true, cacheControl: false });
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.put<FileRoute>(
      '/files/:id',
      { ...open, bodyLimit: gateway.config.maxFileBytes + 1 },
      async (request, reply) => {
        const { contentType } = await verified('PUT', request);
        await acceptSignedUpload(gateway, request, contentType);
        return reply.code(200).send({ message: 'Arquivo recebido.' });
      },
    );
  });
}

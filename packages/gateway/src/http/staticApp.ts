import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { defaultHeaderNames } from '@oraculo/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cardNumberSettings } from '../domain/eligibility/cardNumberSettings.ts';
import type { RouteContext } from '../RouteContext.ts';
import { apiBase } from './contractRoutes.ts';
import { hasApp, pageWithBasePath } from './appPage.ts';
import { HttpError } from './HttpError.ts';
import { pagePolicy } from './securityHeaders.ts';
import { longestParameter } from './serverOptions.ts';

const isPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|assets)(\/|$)/.test(request.url) &&
  // An address such as `//example.com` is not a file, even with an extension.
  (request.url.startsWith('//') || !/\.\w+$/.test(request.url.split('?', 1)[0] ?? '')) &&
  (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null;

/** Serves the built app, its configuration, and its page for every address that the app's router knows. */
export async function staticApp(app: FastifyInstance, { config, storageOrigin }: RouteContext): Promise<void> {
  const { basePath } = config;
  app.get('/config.json', { config: { access: 'noKey' } }, async () => ({
    basePath,
    operatorServiceUrl: basePath.slice(0, -1) + apiBase,
    workerServiceUrl: `${basePath}api/worker`,
    applicationKey: config.applicationKey,
    headerNames: defaultHeaderNames,
    cardNumberRules: cardNumberSettings,
  }));

  app.get('/openapi.json', { config: { access: 'noKey' } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(
      await readFile(config.openApiFile).catch(() => {
        throw new HttpError(404);
      }),
    ),
  );

  const index = join(config.appDir, 'index.html');
  const sendPage = async (reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(config.sharesOrigin ? '' : storageOrigin()))
      .header('cache-control', 'no-store')
      .send(pageWithBasePath(basePath, await readFile(index, 'utf8')));

  const isBuilt = await hasApp(config);
  if (isBuilt) {
    await app.register(fastifyStatic, { root: config.appDir, serve: false, preCompressed: true, cacheControl: false });
    const page = { config: { access: 'noKey' } } as const;
    for (const path of ['/', '/index.html']) app.get(path, page, async (_request, reply) => sendPage(reply));
    app.get('/*', page, async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/';
      // The router also tries this route for an address whose parameter is too long for another route.
      if (path.split('/').some((part) => part.length > longestParameter)) throw new HttpError(414);
      return reply.headers({ 'cache-control': cachingOf(path), vary: 'accept-encoding' }).sendFile(path);
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && isPage(request)) return sendPage(reply);
    reply.header('cache-control', 'no-store');
    throw new HttpError(404);
  });
}

/** Names in /assets contain a hash of the content, so the files never change. Everything else is revalidated on each load. */
const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

import { createHash, timingSafeEqual } from 'node:crypto';
import { defaultHeaderNames, type Group, isInGroup } from '@oraculo/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RouteContext } from '../RouteContext.ts';
import { HttpError } from './HttpError.ts';
import { createSessionFinder, type SignedInUser } from '../auth/sessions.ts';

/** Who may use a route: a group of the contract, or `noKey` for a route that does not even require the application key. */
type Access = Group | 'noKey';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    user: SignedInUser | undefined;
    /** The token that `user` signed in with. */
    token: string;
  }
}

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Checks the access of each route. The start fails if a route does not declare it. The check runs before the body is
 * read, in this order: application key (403), token (401), group (403).
 */
export function guard(app: FastifyInstance, { config, db, now }: RouteContext): void {
  const findSession = createSessionFinder(db);
  const expectedKey = digest(config.applicationKey);
  app.decorateRequest('user', undefined);
  app.decorateRequest('token', '');
  app.addHook('onRoute', ({ method, url, config: routeConfig }) => {
    if (routeConfig?.access === undefined) throw new Error(`The route ${String(method)} ${url} has no access rule.`);
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    // No route matched: the not-found handler answers.
    if (request.is404 || access === 'noKey') return;
    if (access === undefined) throw new HttpError(403);
    if (!timingSafeEqual(digest(header(request, defaultHeaderNames.key)), expectedKey)) {
      throw new HttpError(403, 'A chave da aplicação não é válida. Avise a equipe do Oráculo.');
    }
    if (access === 'none') return;
    const token = header(request, defaultHeaderNames.token);
    const user = token === '' || token.length > 200 ? undefined : await findSession(token, now());
    if (user === undefined) throw new HttpError(401);
    if (!isInGroup(access, user.membership)) throw new HttpError(403);
    request.user = user;
    request.token = token;
  });
}

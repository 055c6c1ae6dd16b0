import type { FastifyInstance } from 'fastify';

const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

const common: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
  'x-frame-options': 'DENY',
};

/** For answers that are not pages: no script may run, no page may frame them. */
const inertPolicy = "default-src 'none'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The app's pages: own files only, no inline code or style, and no string ever becomes a script.
 * @param storageOrigin empty where files share the origin of the page
 */
export const pagePolicy = (storageOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${storageOrigin}`.trimEnd(),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

export type ResourcePolicy = 'same-origin' | 'same-site';

/** The headers of every answer, including those of the parser. A handler may replace the policy and the caching. */
export const headersOfEveryAnswer = (requestId: string, resourcePolicy: ResourcePolicy): Record<string, string> => ({
  'x-request-id': requestId,
  ...common,
  'cross-origin-resource-policy': resourcePolicy,
  'content-security-policy': inertPolicy,
  'cache-control': 'no-store',
});

/** HSTS, only when a trusted proxy reports https. */
export const transportSecurity = (protocol: string): Record<string, string> =>
  protocol === 'https' ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** Set before the handler, so that errors carry them as well. */
export function securityHeaders(app: FastifyInstance, resourcePolicy: ResourcePolicy): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headersOfEveryAnswer(request.id, resourcePolicy), ...transportSecurity(request.protocol) });
  });
}

import { randomUUID } from 'node:crypto';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { GatewayConfig } from '../settings/readConfig.ts';
import { describeFailure } from '../db/databaseErrors.ts';
import { parserErrors } from './parserErrors.ts';
import type { ResourcePolicy } from './securityHeaders.ts';

/** The longest segment of an address that the router accepts as a parameter. */
export const longestParameter = 500;

/** Keeps only one of Fastify’s own log lines: the one for an answer that fails after its status was sent. */
class OwnLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(
    error: Error & { code?: string },
    { routeOptions }: FastifyRequest,
    { log }: FastifyReply,
  ): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    log.error({ route: routeOptions.url, code: error.code, reason: describeFailure(error) }, 'broken off');
  }
}

/** Options of both origins. `requestLog` writes one line for each answer; Fastify writes none. */
export const serverOptions = (
  { logLevel, trustedProxies }: Pick<GatewayConfig, 'logLevel' | 'trustedProxies'>,
  resourcePolicy: ResourcePolicy,
) =>
  ({
    ...parserErrors(resourcePolicy, trustedProxies.length > 0),
    logger:
      logLevel === 'silent'
        ? false
        : {
            level: logLevel,
            base: undefined,
            timestamp: () => `,"time":"${new Date().toISOString()}"`,
            // At the level `trace` the upload plugin would log the headers of the request, which hold the token of the
            // user.
            redact: { paths: ['busboyOptions'], remove: true },
          },
    logController: new OwnLog(),
    // Behind a proxy that is not listed, `request.ip` is the address of the proxy.
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    // A slow client gets ten seconds for its headers and three minutes for a file of the largest size.
    requestTimeout: 180_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // `strictRequests` refuses a request without `host`.
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: longestParameter },
  }) as const;

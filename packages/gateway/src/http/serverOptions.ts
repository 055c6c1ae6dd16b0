import { randomUUID } from 'node:crypto';
import { LogController } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { parserErrors } from './parserErrors.ts';
import type { ResourcePolicy } from './securityHeaders.ts';

/** The longest part of an address that the router takes for a parameter. */
export const longestParameter = 500;

/** Limits that both origins share. The log writes one line an answer by `requestLog`, and nothing of its own. */
export const serverOptions = (
  { logLevel, trustedProxies }: Pick<GatewayConfig, 'logLevel' | 'trustedProxies'>,
  resourcePolicy: ResourcePolicy,
) =>
  ({
    ...parserErrors(resourcePolicy),
    logger:
      logLevel === 'silent'
        ? false
        : {
            level: logLevel,
            base: undefined,
            timestamp: () => `,"time":"${new Date().toISOString()}"`,
            // At `trace` the reader of uploads writes the headers of the request, and so the token of the user.
            redact: { paths: ['busboyOptions'], remove: true },
          },
    logController: new LogController({ disableRequestLogging: true }),
    // Everybody's address behind a proxy that is not named here is the proxy's own.
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    // A slow client gets ten seconds for its headers and three minutes for a file of the largest size.
    requestTimeout: 180_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: longestParameter },
  }) as const;

import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from './HttpError.ts';
import { afterPendingAnswers, refuseSocket } from './refuseSocket.ts';
import { headersOfEveryAnswer, type ResourcePolicy, transportSecurity } from './securityHeaders.ts';

const statusOfCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  FST_ERR_MAX_PARAM_LENGTH: 414,
};

/**
 * These requests have no `trustProxy` yet, so `X-Forwarded-Proto` is believed from any sender. A forged one does no
 * harm: browsers ignore HSTS over http.
 */
const protocolOf = ({ raw }: FastifyRequest, hasProxy: boolean): string =>
  hasProxy
    ? String(raw.headers['x-forwarded-proto'] ?? '')
        .split(',', 1)[0]!
        .trim()
    : 'http';

/** Adds the security headers and a Portuguese message to the errors of the HTTP parser and the router. */
export const parserErrors = (resourcePolicy: ResourcePolicy, hasProxy: boolean) => ({
  clientErrorHandler(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
    // The client has disconnected.
    if (error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    afterPendingAnswers(socket, () => {
      const status = statusOfCode[error.code ?? ''] ?? 400;
      const reqId = randomUUID();
      this.log.warn({ reqId, status }, 'refused');
      refuseSocket(socket, status, resourcePolicy, reqId);
    });
  },
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const status = statusOfCode[error.code] ?? 400;
    request.log.warn({ status }, 'refused');
    reply
      .code(status)
      .headers({
        ...headersOfEveryAnswer(request.id, resourcePolicy),
        ...transportSecurity(protocolOf(request, hasProxy)),
      })
      .type('application/json; charset=utf-8')
      .send({ message: messageOf(status) });
  },
});

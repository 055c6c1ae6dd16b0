import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from './HttpError.ts';
import { headersOfEveryAnswer, type ResourcePolicy, transportSecurity } from './securityHeaders.ts';

const statusOfCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  FST_ERR_MAX_PARAM_LENGTH: 414,
};

/** The router refuses before it asks who a proxy is. Whoever lies about TLS without one is told what a browser ignores then. */
const protocolOf = ({ raw }: FastifyRequest, hasProxy: boolean): string =>
  hasProxy
    ? String(raw.headers['x-forwarded-proto'] ?? '')
        .split(',', 1)[0]!
        .trim()
    : 'http';

/** Answers where no reply can, and ends the connection. */
export function refuseSocket(socket: Socket, status: number, resourcePolicy: ResourcePolicy, id: string): void {
  const body = JSON.stringify({ message: messageOf(status) });
  const headers = {
    ...headersOfEveryAnswer(id, resourcePolicy),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}

/** What the parser and the router refuse by themselves is answered like everything else: our headers, one Portuguese sentence. */
export const parserErrors = (resourcePolicy: ResourcePolicy, hasProxy: boolean) => ({
  clientErrorHandler(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
    // Nobody is there any more, or an answer is on its way already.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const status = statusOfCode[error.code ?? ''] ?? 400;
    const reqId = randomUUID();
    this.log.warn({ reqId, status }, 'refused');
    refuseSocket(socket, status, resourcePolicy, reqId);
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

import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { messageOf } from './HttpError.ts';
import { headersOfEveryAnswer, type ResourcePolicy, transportSecurity } from './securityHeaders.ts';

const statusOfCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  FST_ERR_MAX_PARAM_LENGTH: 414,
};

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
};

/** The router refuses before it asks who a proxy is. Whoever lies about TLS without one is told what a browser ignores then. */
const protocolOf = ({ raw }: FastifyRequest, hasProxy: boolean): string =>
  hasProxy
    ? String(raw.headers['x-forwarded-proto'] ?? '')
        .split(',', 1)[0]!
        .trim()
    : 'http';

/** What the parser and the router refuse by themselves is answered like everything else: our headers, one Portuguese sentence. */
export const parserErrors = (resourcePolicy: ResourcePolicy, hasProxy: boolean) => ({
  clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
    // Nobody is there any more, or an answer is on its way already.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const status = statusOfCode[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ message: messageOf(status) });
    const headers = {
      ...headersOfEveryAnswer(randomUUID(), resourcePolicy),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${reasons[status]}`, ...lines, '', body].join('\r\n'));
  },
  frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const status = statusOfCode[error.code] ?? 400;
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

import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { messageOf } from './HttpError.ts';
import { headersOfEveryAnswer, type ResourcePolicy } from './securityHeaders.ts';

interface LastRequest {
  request: IncomingMessage;
  response: ServerResponse;
  /** The answer before this one on the same connection. */
  before: ServerResponse | undefined;
}

/** The last request of each connection that the parser understood. */
const lastRequests = new WeakMap<Duplex, LastRequest>();
const ending = new WeakSet<Duplex>();

/** Remembers the last request of each connection, so that a refusal waits for the answers before it. */
export function trackLastRequests(app: FastifyInstance): void {
  app.server.on('request', (request, response) => {
    const before = lastRequests.get(request.socket)?.response;
    lastRequests.set(request.socket, { request, response, before });
  });
}

function afterAnswer(response: ServerResponse | undefined, next: () => void): void {
  if (response === undefined || response.writableFinished || response.destroyed) next();
  else response.once('close', next);
}

/**
 * Runs `refuse` after the answers to earlier requests on the connection. The unreadable bytes may be a new request or
 * the body of the last one; if the answer to the last one has begun, the connection is closed instead.
 */
export function afterPendingAnswers(socket: Duplex, refuse: () => void): void {
  // The parser reports an error for every further chunk of unreadable bytes too.
  if (ending.has(socket)) return;
  ending.add(socket);
  const last = lastRequests.get(socket);
  const isBody = last?.request.complete === false;
  afterAnswer(isBody ? last.before : last?.response, () => {
    if (socket.writable && !(isBody && last.response.headersSent)) refuse();
    else socket.destroy();
  });
}

/** Writes the response to the raw socket, because there is no Fastify reply, and ends the connection. */
export function refuseSocket(socket: Duplex, status: number, resourcePolicy: ResourcePolicy, id: string): void {
  const body = JSON.stringify({ message: messageOf(status) });
  const headers = {
    ...headersOfEveryAnswer(id, resourcePolicy),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy());
}

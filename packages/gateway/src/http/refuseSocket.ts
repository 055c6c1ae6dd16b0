import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { messageOf } from './HttpError.ts';
import { headersOfEveryAnswer, type ResourcePolicy } from './securityHeaders.ts';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The answer before, on the same connection. */
  before: ServerResponse | undefined;
}

/** The last request of each connection that the parser understood. */
const lastExchanges = new WeakMap<Duplex, Exchange>();
const ending = new WeakSet<Duplex>();

/** So that a connection can be refused in its turn. */
export function watchExchanges(app: FastifyInstance): void {
  app.server.on('request', (request, response) => {
    const before = lastExchanges.get(request.socket)?.response;
    lastExchanges.set(request.socket, { request, response, before });
  });
}

function afterAnswer(response: ServerResponse | undefined, next: () => void): void {
  if (response === undefined || response.writableFinished || response.destroyed) next();
  else response.once('close', next);
}

/**
 * Runs `refuse` in the turn of what cannot be read, which is a request of its own or the body of the last one. Where the answer to
 * that one has begun, it ends the connection.
 */
export function inTurn(socket: Duplex, refuse: () => void): void {
  // The parser reports each further piece of what it cannot read.
  if (ending.has(socket)) return;
  ending.add(socket);
  const last = lastExchanges.get(socket);
  const isBody = last?.request.complete === false;
  afterAnswer(isBody ? last.before : last?.response, () => {
    if (socket.writable && !(isBody && last.response.headersSent)) refuse();
    else socket.destroy();
  });
}

/** Answers where no reply can, and ends the connection. */
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

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';
import { afterPendingAnswers, refuseSocket, trackLastRequests } from './refuseSocket.ts';
import type { ResourcePolicy } from './securityHeaders.ts';

const isHost = (name: string, at: number) => at % 2 === 0 && name.toLowerCase() === 'host';

/**
 * Refuses, with a message, requests that Node accepts or refuses without a message. RFC 9112 requires exactly one
 * `host`; RFC 9110 requires a 417 for an unsupported expectation, and a 501 for a method that the server does not
 * implement, such as CONNECT.
 */
export function strictRequests(app: FastifyInstance, policy: ResourcePolicy): void {
  trackLastRequests(app);
  app.server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    afterPendingAnswers(socket, () => {
      const reqId = randomUUID();
      app.log.warn({ reqId, status: 501 }, 'refused');
      refuseSocket(socket, 501, policy, reqId);
    });
  });
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw: { headers, httpVersion, rawHeaders } }) => {
    const hosts = rawHeaders.filter(isHost).length;
    if (hosts > 1 || (hosts === 0 && httpVersion === '1.1'))
      throw new HttpError(400, undefined, { connection: 'close' });
    if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect)) {
      throw new HttpError(417, undefined, { connection: 'close' });
    }
  });
}

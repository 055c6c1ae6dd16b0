import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

const isHost = (name: string, at: number) => at % 2 === 0 && name.toLowerCase() === 'host';

/**
 * Refuses in our own words what Node would refuse without any, or let pass. RFC 9112 wants exactly one `host`, RFC 9110 a 417 for an
 * expectation that nobody can meet.
 */
export function strictRequests(app: FastifyInstance): void {
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

import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const maxMs = 10_000;
/** As long as a client that was promised an open connection may need to notice that it is asked to close it. */
const politeMs = 300;

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/** Before the servers close: they go on answering, each answer asks for the connection to end, and the last ones to come are heard. */
export class Drain {
  isStopping = false;

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async (_request, reply) => {
      if (this.isStopping) reply.header('connection', 'close');
    });
  }

  async run(apps: readonly FastifyInstance[]): Promise<void> {
    this.isStopping = true;
    const began = performance.now();
    const open = async () =>
      (await Promise.all(apps.map(({ server }) => connectionsOf(server)))).reduce((a, b) => a + b, 0);
    while ((await open()) > 0 && performance.now() - began < maxMs) {
      await pause(25);
      if (performance.now() - began > politeMs) for (const { server } of apps) server.closeIdleConnections();
    }
  }
}

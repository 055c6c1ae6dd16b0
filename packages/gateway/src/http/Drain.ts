import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const maxMs = 10_000;
/**
 * How long a proxy goes on sending requests to a gateway that is about to stop: until its next check of `/readyz`
 * fails, or until its new configuration is in use. The example configurations check every second; a busy machine checks
 * late.
 */
export const proxyNoticeMs = 3_000;
const turnMs = 25;
/**
 * The number of event-loop turns without a new connection before the servers close. A client that has closed one
 * connection may open another.
 */
const turnsUntilClosed = 4;
/** The number of idle turns before keep-alive connections are closed. */
const turnsUntilIdle = 12;

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/** Runs before the servers close. They still answer requests, and each answer asks the client to close its connection. */
export class Drain {
  isStopping = false;
  #activity = 0;

  watch(app: FastifyInstance): void {
    const count = () => {
      this.#activity += 1;
    };
    app.server.on('connection', count);
    app.addHook('onRequest', async (_request, reply) => {
      count();
      if (this.isStopping) reply.header('connection', 'close');
    });
  }

  /**
   * Counts event-loop turns instead of time, so that even a busy machine processes pending connections before the
   * server closes. Takes at least `minimumMs`.
   */
  async run(apps: readonly FastifyInstance[], { minimumMs = 0 } = {}): Promise<void> {
    this.isStopping = true;
    const began = performance.now();
    const open = async () =>
      (await Promise.all(apps.map(({ server }) => connectionsOf(server)))).reduce((a, b) => a + b, 0);
    let quietTurns = (await open()) === 0 ? turnsUntilClosed : 0;
    while (performance.now() - began < maxMs) {
      const isNoticed = performance.now() - began >= minimumMs;
      if (isNoticed && quietTurns >= turnsUntilClosed && (await open()) === 0) return;
      if (quietTurns >= turnsUntilIdle) for (const { server } of apps) server.closeIdleConnections();
      const before = this.#activity;
      await pause(turnMs);
      quietTurns = this.#activity === before ? quietTurns + 1 : 0;
    }
  }
}

import type { FastifyInstance } from 'fastify';
import { refuseSocket } from './refuseSocket.ts';
import type { ResourcePolicy } from './securityHeaders.ts';

interface Pace {
  /** The first seconds, in which the speed is not checked. */
  graceMs: number;
  /** The minimum average speed after the grace period. */
  bytesPerSecond: number;
}

/** 4 kB/s is a thirtieth of 1 Mbit/s. At 1 Mbit/s a file of 20 MB takes 168 s, less than `requestTimeout`. */
const ordinaryPace: Pace = { graceMs: 20_000, bytesPerSecond: 4096 };

/**
 * Ends a request whose body arrives too slowly. It would occupy its connection and the resources of its handler for
 * three minutes.
 */
export function slowBodies(
  app: FastifyInstance,
  policy: ResourcePolicy,
  { graceMs, bytesPerSecond } = ordinaryPace,
): void {
  app.addHook('onRequest', async ({ id, log, raw }, reply) => {
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (!hasBody || raw.complete) return;
    const { socket } = raw;
    const before = socket.bytesRead;
    const began = performance.now();
    const check = setInterval(() => {
      const earnedMs = (1000 * (socket.bytesRead - before)) / bytesPerSecond;
      if (raw.complete || performance.now() - began <= graceMs + earnedMs) return;
      clearInterval(check);
      log.warn({ status: 408 }, 'refused');
      if (reply.raw.headersSent) socket.destroy();
      else refuseSocket(socket, 408, policy, id);
    }, graceMs / 4);
    raw.once('close', () => clearInterval(check));
  });
}

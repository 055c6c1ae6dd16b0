import type { IncomingMessage } from 'node:http';

const drainMs = 2000;

/**
 * Reads and discards the rest of a refused body, for two seconds at most. If the connection ended at once, a client
 * that is still writing would get a connection reset and never read the answer.
 */
export function drainRequestBody(request: IncomingMessage): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  const timeout = setTimeout(() => request.socket.destroy(), drainMs);
  const keepOpen = () => clearTimeout(timeout);
  request.once('end', keepOpen).once('close', () => {
    // The answer is sent; the body may still arrive.
    if (request.complete || request.socket.destroyed) keepOpen();
  });
}

import type { IncomingMessage } from 'node:http';

const patienceMs = 2000;

/**
 * Lets the rest of a refused body go by, for a moment at most. Were the connection to end at once, the system would tell a sender
 * who is still writing that it broke, and the answer would never be read.
 */
export function hearOut(request: IncomingMessage): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  const end = setTimeout(() => request.socket.destroy(), patienceMs);
  const stay = () => clearTimeout(end);
  request.once('end', stay).once('close', () => {
    // The answer has gone out, and the body may still be coming.
    if (request.complete || request.socket.destroyed) stay();
  });
}

import type { FastifyReply } from 'fastify';

/** Nobody waits for the answer any more. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected';
}

/** Aborts when the connection ends before its answer has gone out, at once where it has. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) left.abort(new ClientDisconnected('The sender left before the answer'));
  };
  if (raw.closed) leave();
  else raw.once('close', leave);
  return left.signal;
}

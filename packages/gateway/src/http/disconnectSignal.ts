import type { FastifyReply } from 'fastify';

/** The reason of the abort: the client has disconnected. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected';
}

/** Aborts when the connection ends before the answer is sent; aborted from the start if it has already ended. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) left.abort(new ClientDisconnected('The sender left before the answer'));
  };
  if (raw.closed) leave();
  else raw.once('close', leave);
  return left.signal;
}

import type { FastifyReply } from 'fastify';

/** The reason of the abort: the client has disconnected. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected';
}

/**
 * A signal that aborts when the connection ends before the answer is sent. It is aborted from the start if the
 * connection has ended already.
 */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) left.abort(new ClientDisconnected('The sender left before the answer'));
  };
  if (raw.closed) leave();
  else raw.once('close', leave);
  return left.signal;
}

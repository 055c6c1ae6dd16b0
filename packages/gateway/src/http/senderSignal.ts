import type { FastifyReply } from 'fastify';

/** Nobody waits for the answer any more. */
export class SenderLeft extends Error {
  override readonly name = 'SenderLeft';
}

/** Aborts when the connection ends before its answer has gone out, at once where it has. */
export function senderSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) left.abort(new SenderLeft('The sender left before the answer'));
  };
  if (raw.closed) leave();
  else raw.once('close', leave);
  return left.signal;
}

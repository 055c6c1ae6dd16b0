import type { FastifyReply } from 'fastify';

/** Nobody waits for the answer any more. */
export class SenderLeft extends Error {
  override readonly name = 'SenderLeft';
}

/** Aborts when the connection ends before its answer has gone out. */
export function senderSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort(new SenderLeft('The sender left before the answer'));
  });
  return left.signal;
}

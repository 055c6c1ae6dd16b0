import { createHmac } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { describeFailure } from '../db/failures.ts';
import { type Database, onEveryWrite } from '../db/openDatabase.ts';
import { DomainError } from '../domain/DomainError.ts';
import {
  extendKey,
  storeAnswer,
  type KeyedRequest,
  keyReportMs,
  markCommitted,
  releaseKey,
  takeKey,
} from '../domain/requestKeys.ts';

/** A handler's result on the wire. */
export interface WireReply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

interface Once {
  db: Database;
  now: () => number;
  reply: FastifyReply;
}

const isKey = (text: string): boolean => /^[\x21-\x7e]{1,200}$/.test(text);

/**
 * The key of a request that may be sent again, with a digest of everything else in it; undefined without a key. The digest takes
 * `secret`: passwords are in what was asked, and a copy of the database must not be a way to guess them.
 */
export function keyedRequest(
  header: unknown,
  userId: number,
  secret: Buffer,
  ...asked: unknown[]
): KeyedRequest | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !isKey(header)) {
    throw new DomainError(
      'invalid',
      'A chave de repetição da solicitação não é válida. Atualize a página e tente de novo.',
    );
  }
  const fingerprint = createHmac('sha256', secret).update(JSON.stringify(asked)).digest('base64url');
  return { userId, key: header, fingerprint };
}

/** Does the work for the first request with its key; a later one gets the same answer, marked as replayed. */
export async function answerOnce(
  { db, now, reply }: Once,
  request: KeyedRequest,
  work: () => Promise<WireReply>,
): Promise<WireReply> {
  const takenAt = now();
  const stored = await takeKey(db, request, takenAt);
  if (stored) {
    reply.header('idempotency-replayed', 'true');
    return stored;
  }
  // The effect or refusal stays the answer even if its key cannot be kept: such a key is `effective` or expires.
  const unkept = (error: unknown) => reply.log.warn({ reason: describeFailure(error) }, 'key not kept');
  const heartbeat = setInterval(() => {
    extendKey(db, request, takenAt, now()).catch(unkept);
  }, keyReportMs);
  try {
    const answer = await onEveryWrite.run((tx) => markCommitted(tx, request, takenAt), work);
    await storeAnswer(db, request, { ...answer, body: String(answer.body ?? '') }).catch(unkept);
    return answer;
  } catch (error) {
    await releaseKey(db, request, takenAt).catch(unkept);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

import { createHmac } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { describeFailure } from '../db/databaseErrors.ts';
import { type Database, onEveryWrite } from '../db/openDatabase.ts';
import { DomainError } from '../domain/DomainError.ts';
import {
  renewLease,
  storeAnswer,
  type IdempotentRequest,
  keyHeartbeatMs,
  markCommitted,
  releaseKey,
  acquireKey,
} from '../domain/idempotencyKeys.ts';

/** A handler's result on the wire. */
export interface WireReply {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

interface IdempotentReply {
  db: Database;
  now: () => number;
  reply: FastifyReply;
}

const isKey = (text: string): boolean => /^[\x21-\x7e]{1,200}$/.test(text);

/**
 * The idempotency key of a request and a digest of the rest of it; undefined without a key. The digest is keyed with
 * `secret`: a request may contain a password, and nobody may guess it from a copy of the database.
 */
export function readIdempotencyKey(
  header: unknown,
  userId: number,
  secret: Buffer,
  ...requestParts: unknown[]
): IdempotentRequest | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !isKey(header)) {
    throw new DomainError(
      'invalid',
      'A chave de repetição da solicitação não é válida. Atualize a página e tente de novo.',
    );
  }
  const fingerprint = createHmac('sha256', secret).update(JSON.stringify(requestParts)).digest('base64url');
  return { userId, key: header, fingerprint };
}

/** Runs `work` for the first request with its key; a later request gets the same answer, marked as replayed. */
export async function withIdempotencyKey(
  { db, now, reply }: IdempotentReply,
  request: IdempotentRequest,
  work: () => Promise<WireReply>,
): Promise<WireReply> {
  const takenAt = now();
  const stored = await acquireKey(db, request, takenAt);
  if (stored) {
    reply.header('idempotency-replayed', 'true');
    return stored;
  }
  // If the key cannot be updated, the response is still sent. The key then stays `effective`, or expires.
  const logKeyFailure = (error: unknown) => reply.log.warn({ reason: describeFailure(error) }, 'key not kept');
  const heartbeat = setInterval(() => {
    renewLease(db, request, takenAt, now()).catch(logKeyFailure);
  }, keyHeartbeatMs);
  try {
    const answer = await onEveryWrite.run((tx) => markCommitted(tx, request, takenAt), work);
    await storeAnswer(db, request, { ...answer, body: String(answer.body ?? '') }).catch(logKeyFailure);
    return answer;
  } catch (error) {
    await releaseKey(db, request, takenAt).catch(logKeyFailure);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

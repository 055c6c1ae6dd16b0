import { and, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { Database, Write } from '../db/openDatabase.ts';
import { idempotencyKeys } from '../db/schema/idempotencyKeys.ts';
import { isDue } from '../db/isDue.ts';
import { DomainError } from './DomainError.ts';

/** A stored answer, to be sent again. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface IdempotentRequest {
  userId: number;
  key: string;
  /** The HMAC of the whole request. A repeat with the same key and another fingerprint is an error of the client. */
  fingerprint: string;
}

const keptMs = 24 * 60 * 60 * 1000;
/** How long a key stays with a process that no longer renews its lease. */
const leaseMs = 15_000;
/**
 * The interval of the heartbeat. It must exceed the duration of a write: on PostgreSQL the two conflict, and the write
 * restarts.
 */
export const keyHeartbeatMs = leaseMs / 3;

const rowOf = ({ userId, key }: IdempotentRequest) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

const inProgress = (leftMs: number) => {
  const seconds = Math.max(1, Math.ceil(leftMs / 1000));
  const text = `Esta solicitação ainda está em andamento. Tente de novo em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`;
  return new DomainError('conflict', text, { retryAfterSeconds: seconds });
};

/** Acquires the key for this request, or returns the answer to the first request with it. */
export function acquireKey(db: Database, request: IdempotentRequest, now: number): Promise<StoredAnswer | undefined> {
  const { fingerprint, key, userId } = request;
  const mine = { createdAt: now, owner: process.pid, leaseUntil: now + leaseMs };
  return db.write(async (tx) => {
    await tx.delete(idempotencyKeys).where(and(rowOf(request), lte(idempotencyKeys.createdAt, now - keptMs)));
    const [known] = await tx.select().from(idempotencyKeys).where(rowOf(request));
    if (known === undefined) {
      await tx.insert(idempotencyKeys).values({ userId, key, fingerprint, state: 'open', ...mine });
      return undefined;
    }
    if (known.fingerprint !== fingerprint) {
      throw new DomainError(
        'keyReused',
        'Esta solicitação repete a chave de outra. Atualize a página e tente de novo.',
      );
    }
    if (known.state === 'answered' && known.answer !== null) return JSON.parse(known.answer) as StoredAnswer;
    if (!isDue(known.leaseUntil, now, leaseMs)) throw inProgress(known.leaseUntil - now);
    if (known.state === 'effective') {
      throw new DomainError('conflict', 'Esta solicitação já foi atendida. Atualize a página para ver o resultado.');
    }
    await tx.update(idempotencyKeys).set(mine).where(rowOf(request));
    return undefined;
  });
}

/** The row, if this request still holds it. A repeat that has taken the key over has stored another time. */
const rowTakenAt = (request: IdempotentRequest, takenAt: number) =>
  and(rowOf(request), eq(idempotencyKeys.createdAt, takenAt));

/**
 * Marks the key in the transaction of the effect, so that after a crash the key shows whether the effect was committed.
 * Fails if a repeat has taken the key over.
 */
export async function markCommitted(tx: Write, request: IdempotentRequest, takenAt: number): Promise<void> {
  const marked = await tx
    .update(idempotencyKeys)
    .set({ state: 'effective' })
    .where(rowTakenAt(request, takenAt))
    .returning({ key: idempotencyKeys.key });
  if (marked.length === 0) throw inProgress(0);
}

/** Extends the lease while the request is processed. Leaves a key alone that was taken over or has its answer. */
export async function renewLease(
  db: Database,
  request: IdempotentRequest,
  takenAt: number,
  now: number,
): Promise<void> {
  const mine = and(rowTakenAt(request, takenAt), ne(idempotencyKeys.state, 'answered'));
  await db.writeRows((tx) =>
    tx
      .update(idempotencyKeys)
      .set({ leaseUntil: now + leaseMs })
      .where(mine),
  );
}

/**
 * Expires the leases of processes on this machine that have ended, including an earlier process with our pid. If one is
 * still alive, its next heartbeat renews the lease, and `markCommitted` lets only one of the two write.
 */
export async function expireDeadLeases(db: Database, isGone: (owner: number) => boolean): Promise<void> {
  const isOpen = and(ne(idempotencyKeys.state, 'answered'), gt(idempotencyKeys.leaseUntil, 0));
  const held = await db.read.selectDistinct({ owner: idempotencyKeys.owner }).from(idempotencyKeys).where(isOpen);
  const gone = held.map(({ owner }) => owner).filter(isGone);
  if (gone.length === 0) return;
  const theirs = and(isOpen, inArray(idempotencyKeys.owner, gone));
  await db.writeRows((tx) => tx.update(idempotencyKeys).set({ leaseUntil: 0 }).where(theirs));
}

export async function storeAnswer(db: Database, request: IdempotentRequest, answer: StoredAnswer): Promise<void> {
  const kept = { state: 'answered', answer: JSON.stringify(answer) } as const;
  await db.writeRows((tx) => tx.update(idempotencyKeys).set(kept).where(rowOf(request)));
}

/** Frees the key after a refusal, which changed nothing. */
export async function releaseKey(db: Database, request: IdempotentRequest, takenAt: number): Promise<void> {
  const mine = and(rowTakenAt(request, takenAt), eq(idempotencyKeys.state, 'open'));
  await db.writeRows((tx) => tx.delete(idempotencyKeys).where(mine));
}

export async function deleteOldKeys(db: Database, now: number): Promise<void> {
  await db.writeRows((tx) => tx.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, now - keptMs)));
}

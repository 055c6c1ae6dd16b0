import { and, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { Database, Write } from '../db/openDatabase.ts';
import { requestKeys } from '../db/schema/requestKeys.ts';
import { isDue } from '../db/due.ts';
import { DomainError } from './DomainError.ts';

/** An answer as it can be given again. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface KeyedRequest {
  userId: number;
  key: string;
  /** HMAC of the whole request. A repeat with the same key and another fingerprint is a client error. */
  fingerprint: string;
}

const keptMs = 24 * 60 * 60 * 1000;
/** How long a key belongs to a process that no longer reports. */
const leaseMs = 15_000;
/** Heartbeat interval. It must exceed the duration of a write, because on PostgreSQL the two conflict and the write restarts. */
export const keyReportMs = leaseMs / 3;

const rowOf = ({ userId, key }: KeyedRequest) => and(eq(requestKeys.userId, userId), eq(requestKeys.key, key));

const underWay = (leftMs: number) => {
  const seconds = Math.max(1, Math.ceil(leftMs / 1000));
  const text = `Esta solicitação ainda está em andamento. Tente de novo em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`;
  return new DomainError('conflict', text, { retryAfterSeconds: seconds });
};

/** Takes the key for this request, or answers what the first request with it was answered. */
export function takeKey(db: Database, request: KeyedRequest, now: number): Promise<StoredAnswer | undefined> {
  const { fingerprint, key, userId } = request;
  const mine = { createdAt: now, owner: process.pid, leaseUntil: now + leaseMs };
  return db.write(async (tx) => {
    await tx.delete(requestKeys).where(and(rowOf(request), lte(requestKeys.createdAt, now - keptMs)));
    const [known] = await tx.select().from(requestKeys).where(rowOf(request));
    if (known === undefined) {
      await tx.insert(requestKeys).values({ userId, key, fingerprint, state: 'open', ...mine });
      return undefined;
    }
    if (known.fingerprint !== fingerprint) {
      throw new DomainError(
        'keyReused',
        'Esta solicitação repete a chave de outra. Atualize a página e tente de novo.',
      );
    }
    if (known.state === 'answered' && known.answer !== null) return JSON.parse(known.answer) as StoredAnswer;
    if (!isDue(known.leaseUntil, now, leaseMs)) throw underWay(known.leaseUntil - now);
    if (known.state === 'effective') {
      throw new DomainError('conflict', 'Esta solicitação já foi atendida. Atualize a página para ver o resultado.');
    }
    await tx.update(requestKeys).set(mine).where(rowOf(request));
    return undefined;
  });
}

/** The row as it was taken: a repeat that took it over has another time in it. */
const rowTakenAt = (request: KeyedRequest, takenAt: number) => and(rowOf(request), eq(requestKeys.createdAt, takenAt));

/**
 * Marks the key in the same transaction as the effect, so that after a crash it is known whether the effect happened. Fails when a
 * repeat has taken over the key.
 */
export async function markCommitted(tx: Write, request: KeyedRequest, takenAt: number): Promise<void> {
  const marked = await tx
    .update(requestKeys)
    .set({ state: 'effective' })
    .where(rowTakenAt(request, takenAt))
    .returning({ key: requestKeys.key });
  if (marked.length === 0) throw underWay(0);
}

/** While the request is answered. A key that was taken over, or whose write is done, stays as it is. */
export async function extendKey(db: Database, request: KeyedRequest, takenAt: number, now: number): Promise<void> {
  const mine = and(rowTakenAt(request, takenAt), ne(requestKeys.state, 'answered'));
  await db.writeRows((tx) =>
    tx
      .update(requestKeys)
      .set({ leaseUntil: now + leaseMs })
      .where(mine),
  );
}

/**
 * Expires the leases of dead processes on this machine, including an earlier one with our pid. If one is still alive, its next
 * heartbeat renews the lease, and `markCommitted` lets only one of the two write.
 */
export async function freeKeys(db: Database, isGone: (owner: number) => boolean): Promise<void> {
  const isOpen = and(ne(requestKeys.state, 'answered'), gt(requestKeys.leaseUntil, 0));
  const held = await db.read.selectDistinct({ owner: requestKeys.owner }).from(requestKeys).where(isOpen);
  const gone = held.map(({ owner }) => owner).filter(isGone);
  if (gone.length === 0) return;
  const theirs = and(isOpen, inArray(requestKeys.owner, gone));
  await db.writeRows((tx) => tx.update(requestKeys).set({ leaseUntil: 0 }).where(theirs));
}

export async function storeAnswer(db: Database, request: KeyedRequest, answer: StoredAnswer): Promise<void> {
  const kept = { state: 'answered', answer: JSON.stringify(answer) } as const;
  await db.writeRows((tx) => tx.update(requestKeys).set(kept).where(rowOf(request)));
}

/** After a refusal, which changed nothing: the key may be used again. */
export async function releaseKey(db: Database, request: KeyedRequest, takenAt: number): Promise<void> {
  const mine = and(rowTakenAt(request, takenAt), eq(requestKeys.state, 'open'));
  await db.writeRows((tx) => tx.delete(requestKeys).where(mine));
}

export async function forgetOldKeys(db: Database, now: number): Promise<void> {
  await db.writeRows((tx) => tx.delete(requestKeys).where(lte(requestKeys.createdAt, now - keptMs)));
}

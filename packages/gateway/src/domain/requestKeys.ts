import { and, eq, lte } from 'drizzle-orm';
import type { Database, Write } from '../db/openDatabase.ts';
import { requestKeys } from '../db/schema/requestKeys.ts';
import { Refusal } from './Refusal.ts';

/** An answer as it can be given again. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface KeyedRequest {
  userId: number;
  key: string;
  /** Of everything that was asked, by a key of ours: the same key with another is a mistake of the caller. */
  fingerprint: string;
}

const keptMs = 24 * 60 * 60 * 1000;
/** A request that has not ended by then died with its process. */
const openMs = 3 * 60 * 1000;

const rowOf = ({ userId, key }: KeyedRequest) => and(eq(requestKeys.userId, userId), eq(requestKeys.key, key));

const underWay = () => {
  const text = `Este pedido ainda está em andamento. Espere até ${openMs / 60_000} minutos e tente de novo.`;
  return new Refusal('conflict', text, { retryAfterSeconds: 1 });
};

/** Takes the key for this request, or answers what the first request with it was answered. */
export function takeKey(db: Database, request: KeyedRequest, now: number): Promise<StoredAnswer | undefined> {
  const { fingerprint, key, userId } = request;
  return db.write(async (tx) => {
    await tx.delete(requestKeys).where(and(rowOf(request), lte(requestKeys.createdAt, now - keptMs)));
    const [known] = await tx.select().from(requestKeys).where(rowOf(request));
    if (known === undefined) {
      await tx.insert(requestKeys).values({ userId, key, fingerprint, createdAt: now, state: 'open' });
      return undefined;
    }
    if (known.fingerprint !== fingerprint) {
      throw new Refusal('keyReused', 'Este pedido repete a chave de outro. Atualize a página e tente de novo.');
    }
    if (known.state === 'answered' && known.answer !== null) return JSON.parse(known.answer) as StoredAnswer;
    if (known.createdAt > now - openMs) {
      throw underWay();
    }
    if (known.state === 'effective') {
      throw new Refusal('conflict', 'Este pedido já foi atendido. Atualize a página para ver o resultado.');
    }
    await tx.update(requestKeys).set({ createdAt: now }).where(rowOf(request));
    return undefined;
  });
}

/** The row as it was taken: a repeat that took over a request of more than `openMs` has another time in it. */
const rowTakenAt = (request: KeyedRequest, takenAt: number) => and(rowOf(request), eq(requestKeys.createdAt, takenAt));

/**
 * Part of the transaction that does what was asked: a process that dies before its answer leaves no doubt about it. Of a slow
 * request and the repeat that took its key over only the repeat may write.
 */
export async function markEffective(tx: Write, request: KeyedRequest, takenAt: number): Promise<void> {
  const marked = await tx
    .update(requestKeys)
    .set({ state: 'effective' })
    .where(rowTakenAt(request, takenAt))
    .returning({ key: requestKeys.key });
  if (marked.length === 0) throw underWay();
}

export async function keepAnswer(db: Database, request: KeyedRequest, answer: StoredAnswer): Promise<void> {
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

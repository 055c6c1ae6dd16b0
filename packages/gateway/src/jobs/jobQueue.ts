import { and, asc, eq, isNull, min, or, sql } from 'drizzle-orm';
import type { Database, Read, Write } from '../db/openDatabase.ts';
import { type JobKind, jobs } from '../db/schema/jobs.ts';
import { isDueSql } from '../db/isDue.ts';

export type Job = typeof jobs.$inferSelect;

/** Another process leases the job now, or the job was cancelled. The work of this process on the step is discarded. */
export class LeaseLost extends Error {}

/** Runs in the transaction that writes the subject, so that a job exists exactly when its row does. */
export async function enqueue(tx: Write, kind: JobKind, subjectId: number, runAt: number): Promise<void> {
  await tx
    .insert(jobs)
    .values({ kind, subjectId, state: 'open', step: 0, attempts: 0, runAt, owner: null, leaseUntil: 0 })
    .onConflictDoNothing();
}

/** Cancels a job; true if it was still open. If a cancel and the last step race, one of them gets false. */
export async function cancelJob(tx: Write, kind: JobKind, subjectId: number, now: number): Promise<boolean> {
  const cancelled = await tx
    .update(jobs)
    .set({ state: 'cancelled', endedAt: now })
    .where(and(eq(jobs.kind, kind), eq(jobs.subjectId, subjectId), eq(jobs.state, 'open')))
    .returning({ id: jobs.id });
  return cancelled.length > 0;
}

export interface LeaseRequest {
  owner: string;
  leaseMs: number;
  /** The longest time between two steps of a job. */
  pauseMs: number;
  now: number;
  /** Leaves out steps with a failed or unfinished attempt. */
  isFreshOnly?: boolean;
}

/**
 * Leases the job that has waited longest. Any process may take over an expired lease. The attempt is counted before the
 * step begins, because a step that kills its process could not be counted afterwards.
 */
export async function lease(db: Database, request: LeaseRequest): Promise<Job | undefined> {
  const { isFreshOnly, leaseMs, now, owner, pauseMs } = request;
  const isFree = and(
    eq(jobs.state, 'open'),
    isDueSql(jobs.runAt, now, pauseMs),
    or(isNull(jobs.owner), isDueSql(jobs.leaseUntil, now, leaseMs)),
    isFreshOnly ? eq(jobs.attempts, 0) : undefined,
  );
  const first = (read: Read) =>
    read.select({ id: jobs.id }).from(jobs).where(isFree).orderBy(asc(jobs.runAt), asc(jobs.id)).limit(1);
  // Checks with a read first: usually there is no job, and a read needs no write lock.
  if ((await first(db.read)).length === 0) return undefined;
  const taken = await db.writeRows((tx) =>
    tx
      .update(jobs)
      .set({ owner, leaseUntil: now + leaseMs, attempts: sql`${jobs.attempts} + 1` })
      .where(and(eq(jobs.id, db.engine.skippingLocked(first(tx))), isFree))
      .returning(),
  );
  return taken[0];
}

const isMine = (job: Job, owner: string) =>
  and(eq(jobs.id, job.id), eq(jobs.owner, owner), eq(jobs.step, job.step), eq(jobs.state, 'open'));

export async function extendLease(db: Database, job: Job, owner: string, until: number): Promise<boolean> {
  const kept = await db.writeRows((tx) =>
    tx.update(jobs).set({ leaseUntil: until }).where(isMine(job, owner)).returning({ id: jobs.id }),
  );
  return kept.length > 0;
}

export type StepOutcome = 'again' | 'done' | 'failed' | { againAfterMs: number };

/**
 * Closes a step in the transaction that writes its effects. The job must still be leased by this process at the same
 * step, so an effect is written once even if several processes worked on it.
 */
export async function closeStep(
  tx: Write,
  job: Job,
  owner: string,
  outcome: StepOutcome,
  times: { now: number; runAt: number },
): Promise<void> {
  const goesOn = outcome === 'again' || typeof outcome === 'object';
  const closed = await tx
    .update(jobs)
    .set({
      state: goesOn ? 'open' : outcome,
      step: job.step + 1,
      attempts: 0,
      runAt: times.runAt,
      owner: null,
      leaseUntil: 0,
      endedAt: goesOn ? null : times.now,
    })
    .where(isMine(job, owner))
    .returning({ id: jobs.id });
  if (closed.length === 0) throw new LeaseLost();
}

/** Releases the lease, so that the job is retried at `runAt`. With `attempts: 0` the failed attempt does not count. */
export async function postpone(
  db: Database,
  job: Job,
  owner: string,
  next: { runAt: number; attempts?: number },
): Promise<void> {
  await db.writeRows((tx) =>
    tx
      .update(jobs)
      .set({ ...next, owner: null, leaseUntil: 0 })
      .where(isMine(job, owner)),
  );
}

/** When the next job, or the next first attempt, is due. */
export async function nextRunAt(db: Database, { isFreshOnly = false } = {}): Promise<number | undefined> {
  const [row] = await db.read
    .select({ at: min(jobs.runAt) })
    .from(jobs)
    .where(and(eq(jobs.state, 'open'), isNull(jobs.owner), isFreshOnly ? eq(jobs.attempts, 0) : undefined));
  return row?.at ?? undefined;
}

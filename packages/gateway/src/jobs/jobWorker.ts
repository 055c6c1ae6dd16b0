import { randomUUID } from 'node:crypto';
import type { Database, Write } from '../db/openDatabase.ts';
import type { JobKind } from '../db/schema/jobs.ts';
import type { FileStore } from '../storage/fileStore.ts';
import { sweepFiles } from './sweepFiles.ts';
import {
  closeStep,
  extendLease,
  type Job,
  lease,
  LeaseLost,
  nextRunAt,
  postpone,
  type StepOutcome,
} from './jobQueue.ts';

export interface JobSurroundings {
  db: Database;
  files: FileStore;
  now: () => number;
  fileRetentionMs: number;
  /** Of one upload. */
  maxLines: number;
}

/**
 * One step: reads and prepares (slow, outside of any transaction), then hands back what to write. The write happens in
 * one transaction together with the job's own state, or not at all.
 */
export interface JobHandler {
  step(job: Job, surroundings: JobSurroundings): Promise<(tx: Write) => Promise<StepOutcome>>;
  /** Marks the subject when every try of a step failed. */
  giveUp(tx: Write, job: Job, now: number): Promise<void>;
}

export type JobHandlers = Record<JobKind, JobHandler>;

export interface WorkerSettings extends JobSurroundings {
  handlers: JobHandlers;
  paceMs: number;
  leaseMs: number;
  /** How long an address for an upload opens. */
  uploadAddressMs: number;
  onError: (error: unknown, kind?: JobKind) => void;
}

const maxAttempts = 5;
const pollMs = 500;
const lanes = 2;
const sweepEveryMs = 60 * 60 * 1000;

export class JobWorker {
  readonly #settings: WorkerSettings;
  readonly #owner = randomUUID();
  #isStopping = false;
  #wakers = new Set<() => void>();
  #running: Promise<unknown> = Promise.resolve();
  #nextSweep = 0;

  constructor(settings: WorkerSettings) {
    this.#settings = settings;
  }

  start(): void {
    this.#running = Promise.all(Array.from({ length: lanes }, () => this.#work()));
  }

  /** Looks for work at once instead of at the next poll. */
  wake(): void {
    for (const wakeUp of this.#wakers) wakeUp();
  }

  /** Lets the steps in hand finish; unfinished jobs go on after the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.wake();
    await this.#running;
  }

  async #work(): Promise<void> {
    const { db, leaseMs, now } = this.#settings;
    while (!this.#isStopping) {
      try {
        await this.#sweepWhenDue();
        const job = await lease(db, this.#owner, leaseMs, now());
        if (job) await this.#runStep(job);
        else await this.#idle();
      } catch (error) {
        this.#settings.onError(error);
        await this.#idle();
      }
    }
  }

  async #sweepWhenDue(): Promise<void> {
    const now = this.#settings.now();
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + sweepEveryMs;
    await sweepFiles(this.#settings);
  }

  async #runStep(job: Job): Promise<void> {
    const { db, handlers, leaseMs, now, onError, paceMs } = this.#settings;
    const heartbeat = setInterval(() => {
      extendLease(db, job, this.#owner, now() + leaseMs).catch((error: unknown) => onError(error, job.kind));
    }, leaseMs / 3);
    try {
      const handler = handlers[job.kind];
      const apply = await handler.step(job, this.#settings);
      await db.write(async (tx) => {
        const outcome = await apply(tx);
        await closeStep(tx, job, this.#owner, outcome, { now: now(), runAt: now() + paceMs });
      });
    } catch (error) {
      if (error instanceof LeaseLost) return;
      onError(error, job.kind);
      if (job.attempts + 1 < maxAttempts) {
        await postpone(db, job, this.#owner, now() + 1000 * 2 ** job.attempts);
        return;
      }
      await db.write(async (tx) => {
        await handlers[job.kind].giveUp(tx, job, now());
        await closeStep(tx, job, this.#owner, 'failed', { now: now(), runAt: now() });
      });
    } finally {
      clearInterval(heartbeat);
    }
  }

  async #idle(): Promise<void> {
    const { db, now } = this.#settings;
    const next = await nextRunAt(db).catch(() => undefined);
    const pause = Math.min(pollMs, Math.max(1, (next ?? Number.POSITIVE_INFINITY) - now()));
    if (this.#isStopping) return;
    await new Promise<void>((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        this.#wakers.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, pause);
      this.#wakers.add(wakeUp);
    });
  }
}

import { randomUUID } from 'node:crypto';
import type { Database, Write } from '../db/openDatabase.ts';
import type { JobKind } from '../db/schema/jobs.ts';
import { isDue } from '../db/isDue.ts';
import { StoreUnavailable } from '../storage/bucketErrors.ts';
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

export interface JobContext {
  db: Database;
  files: FileStore;
  now: () => number;
  fileRetentionMs: number;
  /** The maximum number of lines in one upload. */
  maxLines: number;
  maxFileBytes: number;
  sourceRetentionMs: number;
  /** How long an address for an upload is valid. */
  uploadAddressMs: number;
}

/**
 * One step. It reads and prepares outside of any transaction, which may be slow, and returns a function that writes.
 * That write and the state of the job are committed in one transaction.
 */
export interface JobHandler {
  step(job: Job, context: JobContext): Promise<(tx: Write) => Promise<StepOutcome>>;
  /** Marks the subject as failed after every attempt of a step has failed or ended its process. */
  giveUp(tx: Write, job: Job, now: number): Promise<void>;
}

export type JobHandlers = Record<JobKind, JobHandler>;

export interface WorkerSettings extends JobContext {
  handlers: JobHandlers;
  paceMs: number;
  leaseMs: number;
  onError: (error: unknown, kind?: JobKind) => void;
}

/** The maximum number of attempts of one step. A crash of the process counts as an attempt. */
const maxAttempts = 5;
/** The wait after a failure of the file store. Such a failure does not count as an attempt of the step. */
const outageMs = 5000;
/** The longest delay between two steps, unless `paceMs` is longer. */
const longestPauseMs = 30_000;
const pollMs = 500;
const loopCount = 2;
const sweepEveryMs = 60 * 60 * 1000;

export class JobWorker {
  readonly #settings: WorkerSettings;
  readonly #owner = randomUUID();
  #isStopping = false;
  #wakers = new Set<() => void>();
  #running: Promise<unknown> = Promise.resolve();
  #nextSweep = 0;
  #isRetrying = false;

  constructor(settings: WorkerSettings) {
    this.#settings = settings;
  }

  start(): void {
    this.#running = Promise.all(Array.from({ length: loopCount }, () => this.#work()));
  }

  /** Looks for work at once instead of at the next poll. */
  wake(): void {
    for (const wakeUp of this.#wakers) wakeUp();
  }

  /** Waits for the running steps; unfinished jobs continue after the next start. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.wake();
    await this.#running;
  }

  async #work(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await this.#sweepWhenDue();
        // The process may have to stop during a long sweep.
        if (!this.#isStopping && !(await this.#workOnce())) await this.#idle();
      } catch (error) {
        this.#settings.onError(error);
        await this.#idle();
      }
    }
  }

  /**
   * Only one retried step runs at a time, alongside first attempts. If it kills the process, no other step loses its
   * last attempt.
   */
  async #workOnce(): Promise<boolean> {
    const { db, leaseMs, now, paceMs } = this.#settings;
    let holdsRetries = !this.#isRetrying;
    // Set before the lease is requested, because the other loop may request one at the same time.
    this.#isRetrying = true;
    const release = () => {
      if (holdsRetries) this.#isRetrying = false;
      holdsRetries = false;
    };
    try {
      const job = await lease(db, {
        owner: this.#owner,
        leaseMs,
        pauseMs: Math.max(longestPauseMs, paceMs),
        now: now(),
        isFreshOnly: !holdsRetries,
      });
      if (job === undefined || job.attempts === 1) release();
      if (job && this.#isStopping)
        await postpone(db, job, this.#owner, { runAt: job.runAt, attempts: job.attempts - 1 });
      else if (job) await this.#runStep(job);
      return job !== undefined;
    } finally {
      release();
    }
  }

  async #sweepWhenDue(): Promise<void> {
    const now = this.#settings.now();
    if (!isDue(this.#nextSweep, now, sweepEveryMs)) return;
    this.#nextSweep = now + sweepEveryMs;
    await sweepFiles(this.#settings);
  }

  async #runStep(job: Job): Promise<void> {
    const { db, handlers, leaseMs, now, onError, paceMs } = this.#settings;
    const heartbeat = setInterval(() => {
      extendLease(db, job, this.#owner, now() + leaseMs).catch((error: unknown) => onError(error, job.kind));
    }, leaseMs / 3);
    try {
      if (job.attempts > maxAttempts) throw new Error('The step ended its process every time');
      const apply = await handlers[job.kind].step(job, this.#settings);
      await db.writeRows(async (tx) => {
        const outcome = await apply(tx);
        await closeStep(tx, job, this.#owner, outcome, {
          now: now(),
          runAt: now() + (typeof outcome === 'object' ? outcome.againAfterMs : paceMs),
        });
      });
    } catch (error) {
      if (error instanceof LeaseLost) return;
      onError(error, job.kind);
      if (error instanceof StoreUnavailable) {
        await postpone(db, job, this.#owner, { runAt: now() + outageMs, attempts: 0 });
      } else if (job.attempts < maxAttempts) {
        await postpone(db, job, this.#owner, { runAt: now() + 1000 * 2 ** (job.attempts - 1) });
      } else await this.#giveUp(job);
    } finally {
      clearInterval(heartbeat);
    }
  }

  async #giveUp(job: Job): Promise<void> {
    const { db, handlers, now } = this.#settings;
    await db.writeRows(async (tx) => {
      await handlers[job.kind].giveUp(tx, job, now());
      await closeStep(tx, job, this.#owner, 'failed', { now: now(), runAt: now() });
    });
  }

  async #idle(): Promise<void> {
    const { db, now } = this.#settings;
    // While the other loop runs a retry, other due retries must not wake this loop.
    const next = await nextRunAt(db, { isFreshOnly: this.#isRetrying }).catch(() => undefined);
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

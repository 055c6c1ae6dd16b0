import { asc, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { jobs } from '../src/db/schema/jobs.ts';
import { jobHandlers } from '../src/jobs/handlers.ts';
import { enqueue, type StepOutcome } from '../src/jobs/jobQueue.ts';
import { type JobHandler, JobWorker } from '../src/jobs/jobWorker.ts';
import { StoreUnavailable } from '../src/storage/bucketErrors.ts';
import { openJobEnvironment } from './jobEnvironment.ts';

function closedGate() {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open: () => open(), [Symbol.dispose]: () => open() };
}

/** Starts a worker whose report jobs run this step. Its clock does not advance by itself. */
async function startWorker(step: JobHandler['step'], { leaseMs = 60_000 } = {}) {
  const environment = await openJobEnvironment();
  const clock = { now: 1000 };
  const errors: string[] = [];
  const giveUp = vi.fn<JobHandler['giveUp']>(async () => {});
  const worker = new JobWorker({
    ...environment,
    now: () => clock.now,
    handlers: { ...jobHandlers, report: { step, giveUp } },
    paceMs: 50,
    leaseMs,
    onError: (error, kind) => errors.push(`${kind}: ${(error as Error).message}`),
  });
  const rows = () => environment.db.read.select().from(jobs).orderBy(asc(jobs.id));
  return {
    environment,
    clock,
    errors,
    giveUp,
    worker,
    rows,
    add: (...subjects: number[]) =>
      environment.db.write(async (tx) => {
        for (const subject of subjects) await enqueue(tx, 'report', subject, 1000);
      }),
    /** The first job, as it is now. */
    first: async () => (await rows())[0],
    wakeAt: (now: number) => {
      clock.now = now;
      worker.wake();
    },
    async [Symbol.asyncDispose]() {
      await worker.stop();
      await environment[Symbol.asyncDispose]();
    },
  };
}
const pollOptions = { interval: 5, timeout: 10_000 };
const stepEndingWith =
  (outcome: StepOutcome): JobHandler['step'] =>
  async () =>
  async () =>
    outcome;

test('the retries of a failed step wait longer each time, and the job fails after the fifth attempt', async () => {
  await using run = await startWorker(() => Promise.reject(new Error('broken')));
  await run.add(1);
  run.worker.start();
  for (const [at, runAt] of [2000, 4000, 8000, 16_000].entries()) {
    await expect.poll(run.first, pollOptions).toMatchObject({ state: 'open', owner: null, attempts: at + 1, runAt });
    expect(run.giveUp).not.toHaveBeenCalled();
    run.wakeAt(runAt);
  }
  await expect.poll(run.first, pollOptions).toMatchObject({ state: 'failed', endedAt: 16_000 });
  expect(run.giveUp).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ subjectId: 1 }),
    16_000,
  );
  expect(run.errors).toEqual(Array.from({ length: 5 }, () => 'report: broken'));
});

test('a step that fails because of the file store does not count as an attempt', async () => {
  await using run = await startWorker(() => Promise.reject(new StoreUnavailable('away')));
  await run.add(1);
  run.worker.start();
  await expect.poll(run.first, pollOptions).toMatchObject({ state: 'open', owner: null, attempts: 0, runAt: 6000 });
});

test('a stop during the sweep prevents the next job', async () => {
  const step = vi.fn<JobHandler['step']>(stepEndingWith('done'));
  await using run = await startWorker(step);
  using sweep = closedGate();
  vi.spyOn(run.environment.files.temporaryFiles, 'removeOld').mockImplementation(() => sweep.isOpen);
  run.worker.start();
  const stopped = run.worker.stop();
  await run.add(1);
  sweep.open();
  await stopped;
  expect(await run.first()).toMatchObject({ state: 'open', attempts: 0 });
  expect(step).not.toHaveBeenCalled();
});

test('a step that ended its process five times is not started again', async () => {
  const step = vi.fn<JobHandler['step']>(stepEndingWith('done'));
  await using run = await startWorker(step);
  await run.add(1);
  await run.environment.db.write((tx) => tx.update(jobs).set({ attempts: 5 }));
  run.worker.start();
  await expect.poll(run.first, pollOptions).toMatchObject({ state: 'failed' });
  expect(step).not.toHaveBeenCalled();
  expect(run.errors).toEqual(['report: The step ended its process every time']);
});

test.each<[StepOutcome, object]>([
  ['again', { state: 'open', step: 1, runAt: 1050 }],
  [{ againAfterMs: 7000 }, { state: 'open', step: 1, runAt: 8000 }],
  ['done', { state: 'done', endedAt: 1000 }],
])('after the outcome %j the job has the expected state and due time', async (outcome, expected) => {
  await using run = await startWorker(stepEndingWith(outcome));
  await run.add(1);
  run.worker.start();
  await expect.poll(run.first, pollOptions).toMatchObject(expected);
});

test('retried steps run one at a time, alongside first attempts', async () => {
  const begun: number[] = [];
  await using run = await startWorker(async ({ subjectId }) => {
    begun.push(subjectId);
    await gate.isOpen;
    return async () => 'done';
  });
  using gate = closedGate();
  await run.add(1, 2);
  await run.environment.db.write((tx) => tx.update(jobs).set({ attempts: 1 }));
  await run.add(3, 4);
  run.worker.start();
  await expect.poll(() => begun.toSorted(), pollOptions).toEqual([1, 3]);
  gate.open();
  await expect.poll(() => begun.toSorted(), pollOptions).toEqual([1, 2, 3, 4]);
});

test('an idle loop does not poll while the other one runs a retry and another retry waits', async () => {
  const step = vi.fn<JobHandler['step']>(async () => {
    await gate.isOpen;
    return async () => 'done';
  });
  await using run = await startWorker(step);
  using gate = closedGate();
  await run.add(1, 2);
  await run.environment.db.write((tx) => tx.update(jobs).set({ attempts: 1 }));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  run.worker.start();
  await expect.poll(() => step.mock.calls.length, pollOptions).toBe(1);
  await expect.poll(() => timers.mock.calls.some(([, pause]) => pause === 500), pollOptions).toBe(true);
  gate.open();
});

test('a long step renews its lease, and a stop waits for it and starts no other step', async () => {
  const begun: number[] = [];
  await using run = await startWorker(
    async ({ subjectId }) => {
      begun.push(subjectId);
      await gate.isOpen;
      return async () => 'done';
    },
    { leaseMs: 90 },
  );
  using gate = closedGate();
  await run.add(1, 2, 3);
  run.worker.start();
  await expect.poll(() => begun, pollOptions).toHaveLength(2);
  run.clock.now = 1080;
  await expect.poll(run.first, pollOptions).toMatchObject({ leaseUntil: 1170 });
  const stopped = run.worker.stop();
  gate.open();
  await stopped;
  expect((await run.rows()).map(({ state }) => state)).toEqual(['done', 'done', 'open']);
});

test('files are swept once an hour, and a failed sweep delays no job', async () => {
  await using run = await startWorker(stepEndingWith('done'));
  const sweep = vi.spyOn(run.environment.files.temporaryFiles, 'removeOld').mockRejectedValueOnce(new Error('full'));
  run.worker.start();
  await run.add(1);
  await expect.poll(run.first, pollOptions).toMatchObject({ state: 'done' });
  expect([sweep.mock.calls.length, run.errors]).toEqual([1, ['undefined: full']]);
  for (const [now, times] of [
    [3_600_999, 1],
    [3_601_000, 2],
  ] as const) {
    run.wakeAt(now);
    await run.add(now);
    run.wakeAt(now);
    await expect.poll(async () => (await run.rows()).at(-1)?.state, pollOptions).toBe('done');
    expect(sweep).toHaveBeenCalledTimes(times);
  }
});

// spec: x.87
test('a clock that is set back by two hours delays neither a job, nor a running step, nor the sweep', async () => {
  const hour = 3_600_000;
  let steps = 0;
  await using run = await startWorker(async () => async () => {
    steps += 1;
    return steps < 3 ? 'again' : 'done';
  });
  const sweep = vi.spyOn(run.environment.files.temporaryFiles, 'removeOld');
  run.clock.now = 10 * hour;
  await run.add(1, 2);
  // The second job is leased by a process that died before the clock changed.
  const lost = { owner: 'gone', leaseUntil: 10 * hour + 60_000 };
  await run.environment.db.write((tx) => tx.update(jobs).set(lost).where(eq(jobs.subjectId, 2)));
  await run.environment.db.write((tx) => tx.update(jobs).set({ runAt: 10 * hour + 50 }));
  run.worker.start();
  await expect.poll(() => sweep.mock.calls.length, pollOptions).toBe(1);
  run.wakeAt(8 * hour);
  await expect
    .poll(async () => (await run.rows()).map(({ owner, step }) => owner === null && step > 0), pollOptions)
    .toEqual([true, true]);
  expect(sweep).toHaveBeenCalledTimes(2);
  run.wakeAt(8 * hour + 50);
  await expect.poll(async () => (await run.rows()).some(({ state }) => state === 'done'), pollOptions).toBe(true);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobs } from '../src/db/schema/jobs.ts';
import { settings } from '../src/db/schema/settings.ts';
import {
  cancelJob,
  closeStep,
  enqueue,
  extendLease,
  type Job,
  lease,
  LeaseLost,
  nextRunAt,
  postpone,
  type StepOutcome,
} from '../src/jobs/jobQueue.ts';
import { openTestDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

let db: Awaited<ReturnType<typeof openTestDatabase>>;

beforeEach(async () => {
  db = await openTestDatabase();
  await db.write((tx) => enqueue(tx, 'report', 1, 100));
});
afterEach(() => db[Symbol.asyncDispose]());

const take = (owner: string, now: number, isFreshOnly = false) =>
  lease(db, { owner, leaseMs: 1000, pauseMs: 500, now, isFreshOnly });

/** Runs one step, which inserts a row whose name is unique: if it took effect twice, the second insert would fail. */
const work = (job: Job, owner: string, now: number) =>
  db.write(async (tx) => {
    await tx.insert(settings).values({ name: `effect of ${owner}`, value: String(job.step) });
    await closeStep(tx, job, owner, 'again', { now, runAt: now });
  });
const effects = async () => (await db.read.select().from(settings)).map(({ name }) => name);

test('a job is not leased before its time, nor while another process holds it', async () => {
  expect(await take('first', 99)).toBeUndefined();
  expect(await take('first', 100)).toMatchObject({ owner: 'first', step: 0 });
  expect(await take('second', 1099)).toBeUndefined();
});

// spec: x.87
test('after the clock was set back, a job with a due time far in the future is due now', async () => {
  await db.write((tx) => tx.update(jobs).set({ runAt: 101_000 }));
  expect(await take('first', 100_000)).toBeUndefined();
  const taken = (await take('first', 99_999))!;
  expect(taken).toMatchObject({ owner: 'first', leaseUntil: 100_999 });
  expect(await take('second', 98_999)).toBeUndefined();
  expect(await take('second', 98_998)).toMatchObject({ owner: 'second', leaseUntil: 99_998 });
  await expect(work(taken, 'first', 99_000)).rejects.toThrow(LeaseLost);
});

test('an expired lease is taken over, and the effect of the late owner is discarded', async () => {
  const late = (await take('late', 100))!;
  const taken = (await take('taker', 1101))!;
  expect(taken).toMatchObject({ id: late.id, owner: 'taker', step: 0 });
  await expect(work(late, 'late', 1200)).rejects.toThrow(LeaseLost);
  await work(taken, 'taker', 1300);
  await expect(work(late, 'late', 1400)).rejects.toThrow(LeaseLost);
  await expect(work(taken, 'taker', 1500)).rejects.toThrow(/settings/);
  expect(await effects()).toEqual(['effect of taker']);
  expect(await extendLease(db, late, 'late', 9999)).toBe(false);
});

test('each lease counts as an attempt of its step, and the next step starts at zero', async () => {
  expect(await take('first', 100)).toMatchObject({ attempts: 1 });
  expect(await take('second', 1101, true)).toBeUndefined();
  const taken = (await take('second', 1101))!;
  expect(taken).toMatchObject({ attempts: 2 });
  await postpone(db, taken, 'second', { runAt: 1300 });
  expect(await take('third', 1300, true)).toBeUndefined();
  const again = (await take('third', 1300))!;
  expect(again).toMatchObject({ attempts: 3 });
  await work(again, 'third', 1400);
  expect(await take('fourth', 1500, true)).toMatchObject({ step: 1, attempts: 1 });
});

test('the same owner cannot close a step twice, even if it leases the job again', async () => {
  const first = (await take('one', 100))!;
  await work(first, 'one', 100);
  const again = (await take('one', 200))!;
  expect(again.step).toBe(1);
  await expect(db.write((tx) => closeStep(tx, first, 'one', 'done', { now: 300, runAt: 300 }))).rejects.toThrow(
    LeaseLost,
  );
  expect((await db.read.select().from(jobs))[0]).toMatchObject({ state: 'open', step: 1 });
});

test('after a cancel the running step writes nothing', async () => {
  const job = (await take('one', 100))!;
  expect(await db.write((tx) => cancelJob(tx, 'report', 1, 150))).toBe(true);
  expect(await db.write((tx) => cancelJob(tx, 'report', 1, 160))).toBe(false);
  await expect(work(job, 'one', 200)).rejects.toThrow(LeaseLost);
  expect(await effects()).toEqual([]);
  expect(await db.read.select().from(jobs)).toMatchObject([{ state: 'cancelled', endedAt: 150 }]);
});

test('the job that has waited longest is next, and leased jobs are skipped', async () => {
  expect(await nextRunAt(db)).toBe(100);
  await db.write((tx) => enqueue(tx, 'batch', 1, 90));
  await db.write((tx) => enqueue(tx, 'batch', 2, 90));
  expect(await nextRunAt(db)).toBe(90);
  const taken = [await take('one', 100), await take('one', 100), await take('one', 100)];
  expect(taken.map((job) => `${job?.kind} ${job?.subjectId}`)).toEqual(['batch 1', 'batch 2', 'report 1']);
  expect(await nextRunAt(db)).toBeUndefined();
  expect(await extendLease(db, taken[0]!, 'one', 5000)).toBe(true);
  expect(await extendLease(db, taken[0]!, 'other', 9000)).toBe(false);
  expect(await take('two', 4000)).toMatchObject({ kind: 'batch', subjectId: 2, leaseUntil: 5000 });
});

test.each<[StepOutcome, string, number | null]>([
  ['again', 'open', null],
  [{ againAfterMs: 7 }, 'open', null],
  ['done', 'done', 300],
  ['failed', 'failed', 300],
])('a step that returns %j leaves its job %s', async (outcome, state, endedAt) => {
  const job = (await take('one', 100))!;
  await db.write((tx) => closeStep(tx, job, 'one', outcome, { now: 300, runAt: 400 }));
  const closed = { step: 1, attempts: 0, runAt: 400, owner: null, leaseUntil: 0, state, endedAt };
  expect(await db.read.select().from(jobs)).toMatchObject([closed]);
});

test('the same job is queued only once', async () => {
  await db.write((tx) => enqueue(tx, 'report', 1, 500));
  expect(await db.read.select().from(jobs)).toHaveLength(1);
});

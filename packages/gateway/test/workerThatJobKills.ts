/**
 * A worker process that kills itself in every batch step as soon as a report is leased. The step of a report ends only
 * when no batch is open. Prints `finished` when no job is open.
 */
import { setTimeout } from 'node:timers/promises';
import { jobs, type JobKind } from '../src/db/schema/jobs.ts';
import { jobHandlers } from '../src/jobs/handlers.ts';
import { enqueue } from '../src/jobs/jobQueue.ts';
import { JobWorker } from '../src/jobs/jobWorker.ts';
import { FolderStore } from '../src/storage/folderStore.ts';
import { openDatabaseOf } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

const [, , dataDir = '', run = '0'] = process.argv;
const leaseMs = 60_000;
// The leases of earlier runs have expired. Those of this run do not expire, however slow the machine is.
const now = () => Date.now() + Number(run) * 2 * leaseMs;
const db = await openDatabaseOf(dataDir);
const files = new FolderStore(dataDir);
await files.prepare();

const jobsOf = async (kind: JobKind) => (await db.read.select().from(jobs)).filter((job) => job.kind === kind);
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(5);
}

const worker = new JobWorker({
  db,
  files,
  now,
  fileRetentionMs: 60_000,
  uploadAddressMs: 60_000,
  maxFileBytes: 1_000_000,
  sourceRetentionMs: 60_000,
  maxLines: 10,
  paceMs: 0,
  leaseMs,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
  handlers: {
    ...jobHandlers,
    batch: {
      ...jobHandlers.batch,
      step: async () => {
        await until(async () => (await jobsOf('report')).some(({ leaseUntil }) => leaseUntil > now()));
        process.kill(process.pid, 'SIGKILL');
        throw new Error('The process was not killed.');
      },
    },
    report: {
      ...jobHandlers.report,
      step: async (job, context) => {
        await until(async () => (await jobsOf('batch')).every(({ state }) => state !== 'open'));
        return jobHandlers.report.step(job, context);
      },
    },
  },
});
// Each run adds a job that can run at the same time as the first one. Jobs of earlier runs have an earlier
// `runAt`, so they are leased first.
await db.write((tx) => enqueue(tx, 'report', 2 + Number(run), 2 + Number(run)));
worker.start();
await until(async () => (await db.read.select().from(jobs)).every(({ state }) => state !== 'open'));
await worker.stop();
await db.close();
process.stdout.write('finished\n');

/**
 * A gateway as a process of its own whose jobs go on only when told to. Its clock runs ahead by one pace at the line `step`:
 * then each job that waits makes one step. `finish` goes on until no job is left. Either is answered by the same word.
 */
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { readConfig } from '../src/config.ts';
import { jobs } from '../src/db/schema/jobs.ts';
import { startGateway } from '../src/startGateway.ts';

const config = readConfig();
let aheadMs = 0;
const now = () => Date.now() + aheadMs;
const { db, worker, origin } = await startGateway(config, now);

const openJobs = async () => (await db.read.select().from(jobs)).filter(({ state }) => state === 'open');

async function step(): Promise<void> {
  aheadMs += config.jobPaceMs;
  while ((await openJobs()).some(({ runAt }) => runAt <= now())) {
    worker.wake();
    await setTimeout(10);
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`);

say(origin);
for await (const word of createInterface({ input: process.stdin })) {
  const isLastStep = async () => word === 'step' || (await openJobs()).length === 0;
  do await step();
  while (!(await isLastStep()));
  say(word);
}

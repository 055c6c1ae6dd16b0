/**
 * A gateway in its own process whose jobs advance only by commands. After the line `step` each waiting job is due and
 * makes one step; `finish` repeats this until no job is left. The answer to a command is the same word. The clock is
 * the real one, so that a file sent late in the evening keeps its day. The gateway stops when its input ends.
 */
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { readConfig } from '@oraculo/gateway/src/settings/readConfig.ts';
import { jobs } from '@oraculo/gateway/src/db/schema/jobs.ts';
import { startGateway } from '@oraculo/gateway/src/startGateway.ts';

const config = readConfig();
const { db, worker, origin, stop } = await startGateway(config);

const isOpen = eq(jobs.state, 'open');
const openJobs = () => db.read.select().from(jobs).where(isOpen);

async function step(): Promise<void> {
  const due = Date.now();
  await db.write((tx) => tx.update(jobs).set({ runAt: due }).where(isOpen));
  while ((await openJobs()).some(({ runAt }) => runAt <= due)) {
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
await stop();
process.exit();

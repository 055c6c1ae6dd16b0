import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIns } from '@oraculo/gateway/src/seed/seedUsers.ts';
import { signInAs, startChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { sendGeneratedRequests } from '@oraculo-tools/testkit/gateway/sendGeneratedRequests.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
if (process.argv.includes('--help')) {
  print(`Sends generated requests to a gateway that it starts. FUZZ_REQUESTS (100000), FUZZ_SEED (from the clock).
Exits with 1 after an answer with status 5xx, outside of the schema, without a request id, or in English.`);
  process.exit(0);
}

const count = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);
const dataDir = await mkdtemp(join(tmpdir(), 'oraculo-fuzz-'));
const gateway = await startChild(dataDir, { ORACULO_JOB_PACE_MS: '0' });
print(`${count} requests, seed ${seed}`);
const signedIn = await Promise.all(signIns.map(({ username }) => signInAs(gateway.origin, username)));
const users: Record<string, string>[] = [...signedIn.map((headers) => ({ ...headers })), { key: 'oraculo-local' }, {}];
/** The number of printed faults. Each fault is printed early, because a run takes long. */
let printed = 0;
const figures = await sendGeneratedRequests({
  api: `${gateway.origin}/api/operator`,
  users,
  count,
  seed,
  onProgress: ({ faults, requests }) => {
    for (const fault of faults.slice(printed)) print(`  ${fault}`);
    printed = faults.length;
    if (requests % 10_000 === 0) print(`${requests} requests, ${faults.length} faults`);
  },
});
await gateway.kill();
await rm(dataDir, { recursive: true, force: true });
print(`${figures.requests} requests, seed ${seed}: ${JSON.stringify(figures.byStatus)}`);
print(`operations without a success: ${figures.neverSucceeded.join(', ') || 'none'}`);
for (const fault of figures.faults.slice(printed)) print(`  ${fault}`);
print(`${figures.faults.length} faults`);
process.exitCode = figures.faults.length === 0 ? 0 : 1;

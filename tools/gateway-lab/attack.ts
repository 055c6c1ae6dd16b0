import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInAs, startChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import type { Finding, Server } from './attacks/attack.ts';
import { requestAttacks } from './attacks/requests.ts';
import { signInFloods } from './attacks/signInFlood.ts';
import { stopNpmStart, stopUnderLoad } from './attacks/stop.ts';
import { shortUploadAttacks, uploadAttacks } from './attacks/uploads.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes('--help')) {
  print(`Attacks a gateway that it starts, as docs/security.md describes, and prints each limit next to the measured value.
--short floods for 3 s instead of 30 and sends fewer files. A time limit is the larger of its fixed value
and five times the time on a second gateway that is not attacked. Exits with 1 when a limit does not hold. npm run tool -- chaos kills the gateway under writers.`);
  process.exit(0);
}

const isShort = process.argv.includes('--short');
const seconds = isShort ? 3 : 30;

async function start(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oraculo-attack-'));
  const gateway = await startChild(dataDir, { ORACULO_SEED_ELIGIBILITY_RECORDS: '12000' });
  const signedIn = async (username: string) => ({ ...(await signInAs(gateway.origin, username)) });
  return {
    gateway,
    dataDir,
    api: `${gateway.origin}/api/operator`,
    adminHeaders: await signedIn('admin'),
    receivablesHeaders: await signedIn('recebiveis'),
  };
}

const attacked = await start();
const control = await start();
const target = { attacked, control, seconds };

const findings: Finding[] = [];
const uploads = isShort ? shortUploadAttacks : uploadAttacks;
for (const attack of [...requestAttacks, ...uploads, ...signInFloods, stopUnderLoad, stopNpmStart]) {
  findings.push(...(await attack(target)));
}
await control.gateway.kill();
for (const { dataDir } of [attacked, control]) await rm(dataDir, { recursive: true, force: true });

const width = (column: 'attack' | 'limit') => Math.max(...findings.map((finding) => finding[column].length));
print(`\nFloods of ${seconds} s, load of the machine ${loadavg()[0]!.toFixed(1)}\n`);
// Exceeded limits are printed last, where a reader sees them.
for (const { attack, holds, limit, measured } of findings.toSorted((a, b) => Number(b.holds) - Number(a.holds))) {
  print(
    `${holds ? 'holds ' : 'BROKEN'}  ${attack.padEnd(width('attack'))}  ${limit.padEnd(width('limit'))}  ${measured}`,
  );
}
const broken = findings.filter(({ holds }) => !holds).length;
print(broken === 0 ? '\nEvery limit holds.' : `\n${broken} limits do not hold.`);
process.exitCode = broken === 0 ? 0 : 1;

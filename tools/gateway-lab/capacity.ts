import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInAsAdmin, startChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { cpuTimeMs } from './cpuTime.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = Number(process.env.CAPACITY_SECONDS ?? 30);
const wanted = Number(process.env.CAPACITY_STAFF ?? 500);

if (process.argv.includes('--help')) {
  print(`Measures one gateway on this machine under CAPACITY_STAFF (500) simulated users for CAPACITY_SECONDS (30). Each makes one query a
minute and refreshes a list every ten seconds. The figures are of the gateway's process.`);
  process.exit(0);
}

const dataDir = await mkdtemp(join(tmpdir(), 'oraculo-capacity-'));
const gateway = await startChild(dataDir, {
  ORACULO_SEED_ELIGIBILITY_RECORDS: '52000',
  ORACULO_SEED_BENEFICIARIES: '6000',
});
const headers = { ...(await signInAsAdmin(gateway.origin)), 'content-type': 'application/json' };
const api = `${gateway.origin}/api/operator`;
const times: number[] = [];
let failed = 0;

async function call(path: string, body?: object): Promise<void> {
  const began = performance.now();
  const answer = await fetch(api + path, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => undefined);
  await answer?.arrayBuffer();
  if (!answer?.ok) failed += 1;
  times.push(performance.now() - began);
}

const query = { ansId: '301264', brandId: '1', cardNumber: '1234567890123456', cpf: null, birth: null };
/** Requests are sent at even intervals, so that a slow answer does not delay the next request. */
function sendEvenly(perSecond: number, send: () => Promise<void>): Promise<unknown> {
  const requests = Array.from(
    { length: Math.round(perSecond * seconds) },
    (_, at) =>
      new Promise<void>((resolve) => {
        setTimeout(() => void send().then(resolve), (at / perSecond) * 1000);
      }),
  );
  return Promise.all(requests);
}

const cpuBefore = await cpuTimeMs(gateway.process.pid);
const began = performance.now();
await Promise.all([
  sendEvenly(wanted / 60, () => call('/eligibility', query)),
  sendEvenly(wanted / 10, () => call('/eligibility/upload/status?page=0&size=10')),
]);
const took = performance.now() - began;
const cpuAfter = await cpuTimeMs(gateway.process.pid);
await gateway.kill();
await rm(dataDir, { recursive: true, force: true });

times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1);
const busy = cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / took;
print(`${wanted} staff for ${seconds} s, ${cpus().length} cores, load of the machine ${loadavg()[0]!.toFixed(1)}`);
print(`  ${times.length} answers, ${failed} failed, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
if (busy !== undefined)
  print(
    `  one core busy for ${(busy * 100).toFixed(0)} %: room for about ${Math.floor((wanted * 0.7) / busy)} staff at 70 %`,
  );
process.exitCode = failed === 0 ? 0 : 1;

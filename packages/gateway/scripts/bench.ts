import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../src/db/openDatabase.ts';
import { signInAsAdmin, startChild } from '../test/gatewayChild.ts';
import { load, type LoadFigures } from './load.ts';

const connections = Number(process.env.BENCH_CONNECTIONS ?? 50);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const doublings = Number(process.env.BENCH_DOUBLINGS ?? 5);
const goalMs = 50;
const print = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes('--help')) {
  print(`Measures the list routes on a million eligibility records, beside a bare HTTP server in the same run.
BENCH_CONNECTIONS (50), BENCH_SECONDS a route (5), BENCH_DOUBLINGS of 31 250 records (5).
Ends with 1 when a route fails a request or its p99 is above ${goalMs} ms.`);
  process.exit(0);
}

const dataDir = await mkdtemp(join(tmpdir(), 'oraculo-bench-'));
const seeded = { ORACULO_SEED_BENEFICIARIES: '6000', ORACULO_SEED_ELIGIBILITY_RECORDS: '31250' };

/** Every record again a few minutes earlier, as often as it takes: the same spread over days, operators and brands. */
async function multiplyRecords(): Promise<number> {
  const db = await openDatabase(`file:${join(dataDir, 'oraculo.db')}`);
  const columns = 'ans_id, operator_name, brand_id, brand_name, card_number, full_name, plan_name, consumer, is_active';
  for (let at = 0; at < doublings; at += 1) {
    await db.client.execute(
      `INSERT INTO eligibility_records (day, created_at, ${columns})
       SELECT day, created_at - ${at + 1}, ${columns} FROM eligibility_records`,
    );
  }
  const { rows } = await db.client.execute('SELECT count(*) AS total FROM eligibility_records');
  await db.close();
  return Number(rows[0]?.total);
}

const show = (name: string, { requests, failed, perSecond, medianMs, p99Ms }: LoadFigures, bare?: LoadFigures) => {
  const ratio = bare ? ` ${((perSecond / bare.perSecond) * 100).toFixed(1).padStart(6)} %` : '';
  print(
    `${name.padEnd(44)} ${String(requests).padStart(7)} ${String(failed).padStart(6)} ${perSecond.toFixed(0).padStart(8)} ${medianMs.toFixed(1).padStart(8)} ${p99Ms.toFixed(1).padStart(8)}${ratio}`,
  );
};

print('Creating the data set …');
const first = await startChild(dataDir, seeded);
await first.kill();
const total = await multiplyRecords();
const gateway = await startChild(dataDir, seeded);
const headers = { ...(await signInAsAdmin(gateway.origin)) };
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const month = `firstDate=${day(30)}&lastDate=${day(0)}`;

const routes: [name: string, path: string][] = [
  ['eligibility, 30 days, first page', `/eligibility?${month}&page=0&size=10`],
  ['eligibility, 30 days, page 20 000', `/eligibility?${month}&page=20000&size=10`],
  ['eligibility, 30 days, page of 40', `/eligibility?${month}&page=3&size=40`],
  ['eligibility, one operator', `/eligibility?${month}&ansId=301264&page=100&size=10`],
  ['eligibility, one operator and brand', `/eligibility?${month}&ansId=301264&brandId=1&page=50&size=10`],
  ['report history', '/eligibility/history?page=0&size=10'],
  ['batches', '/eligibility/upload/status?page=0&size=10'],
  ['restores', `/files/restore?${month}&page=0&size=10`],
  ['documents', '/orders/documents/appointments?page=0&size=10'],
  ['credentials', '/credentials/paginated/all?pageNumber=0&pageSize=10'],
  ['glosas', '/glosas/appeals?page=0&size=10'],
  ['health card', '/beneficiaries/filter?page=0&size=10'],
  ['operators', '/healthoperators/paginated/all?pageNumber=0&pageSize=10'],
];

const sample = await fetch(`${gateway.origin}/api/operator${routes[0]![1]}`, { headers });
const bytes = (await sample.arrayBuffer()).byteLength;
const bareChild = spawn(process.execPath, [fileURLToPath(new URL('./bareServer.mjs', import.meta.url)), String(bytes)]);
const [port] = (await once(bareChild.stdout, 'data')) as [Buffer];

print(
  `\n${total} eligibility records, ${connections} connections, ${seconds} s a route, ${cpus().length} cores, load of the machine ${loadavg()[0]!.toFixed(1)}`,
);
print(`${''.padEnd(44)} requests failed    req/s   p50 ms   p99 ms  of bare`);
const bareUrl = `http://127.0.0.1:${String(port).trim()}/`;
await load({ url: bareUrl, headers, connections, seconds: 1 });
const bare = await load({ url: bareUrl, headers, connections, seconds });
show('bare HTTP server, an answer of the same size', bare);
const missed: string[] = [];
for (const [name, path] of routes) {
  const url = `${gateway.origin}/api/operator${path}`;
  await load({ url, headers, connections, seconds: 1 });
  const figures = await load({ url, headers, connections, seconds });
  show(name, figures, bare);
  if (figures.failed > 0 || figures.p99Ms > goalMs) missed.push(name);
}
bareChild.kill();
await gateway.kill();
await rm(dataDir, { recursive: true, force: true });
print(
  missed.length === 0
    ? `\nEvery route answers in p99 ≤ ${goalMs} ms.`
    : `\nAbove ${goalMs} ms or with failures: ${missed.join(', ')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { signInAsAdmin, startChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { multiplyRecords, routes } from './benchData.ts';
import { openBenchStorage } from './benchStorage.ts';
import { cpuTimeMs, cpuTimeOfFamilyMs } from './cpuTime.ts';
import { load, type LoadFigures } from './load.ts';

const connections = Number(process.env.BENCH_CONNECTIONS ?? 50);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const doublings = Number(process.env.BENCH_DOUBLINGS ?? 5);
const goalMs = 50;
const print = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes('--help')) {
  print(`Measures the list routes on a million eligibility records. Before each route the bare HTTP server is measured again,
so that both figures show a busy machine. CPU ms is the server's processor time for one answer, DB ms that of PostgreSQL: other programs do
not change them. --postgres stores the records in a PostgreSQL of this machine. BENCH_KEEP=‹folder› keeps them there for the next run. BENCH_CONNECTIONS (50), BENCH_SECONDS a route (5), BENCH_DOUBLINGS of 31 250 records (5), BENCH_ONLY=‹part of a route's name›.
Ends with 1 when a route fails a request or its p99 is above ${goalMs} ms.`);
  process.exit(0);
}

const storage = await openBenchStorage(process.argv.includes('--postgres'));

interface Measured extends LoadFigures {
  cpuMs: number | undefined;
  databaseMs: number | undefined;
}

const databaseTimeMs = async () => storage.postgres && (await cpuTimeOfFamilyMs(storage.postgres.pid()));

async function measure(url: string, server: ChildProcess, forSeconds: number): Promise<Measured> {
  await load({ urls: [url], headers, connections, seconds: Math.min(1, forSeconds) });
  const before = [await cpuTimeMs(server.pid), await databaseTimeMs()] as const;
  const figures = await load({ urls: [url], headers, connections, seconds: forSeconds });
  const after = [await cpuTimeMs(server.pid), await databaseTimeMs()] as const;
  const each = (at: 0 | 1) =>
    before[at] === undefined || after[at] === undefined ? undefined : (after[at] - before[at]) / figures.requests;
  return { ...figures, cpuMs: each(0), databaseMs: each(1) };
}

function show(
  name: string,
  { cpuMs, databaseMs, failed, medianMs, p99Ms, perSecond, requests }: Measured,
  bare?: Measured,
): void {
  const cells = [
    name.padEnd(38),
    String(requests).padStart(8),
    String(failed).padStart(6),
    perSecond.toFixed(0).padStart(8),
    medianMs.toFixed(1).padStart(8),
    p99Ms.toFixed(1).padStart(8),
    (cpuMs?.toFixed(3) ?? '-').padStart(8),
    (databaseMs?.toFixed(3) ?? '-').padStart(8),
  ];
  if (bare) {
    cells.push(`${((perSecond / bare.perSecond) * 100).toFixed(1)} %`.padStart(8), bare.p99Ms.toFixed(1).padStart(8));
  }
  print(cells.join(' '));
}

print('Creating the data set …');
const first = await startChild(storage.dataDir, storage.settings);
await first.kill();
const total = await multiplyRecords(storage, doublings);
const gateway = await startChild(storage.dataDir, storage.settings);
const headers = { ...(await signInAsAdmin(gateway.origin)) };
const sample = await fetch(`${gateway.origin}/api/operator${routes[0]![1]}`, { headers });
const bytes = (await sample.arrayBuffer()).byteLength;
const bareChild = spawn(process.execPath, [fileURLToPath(new URL('./bareServer.mjs', import.meta.url)), String(bytes)]);
const [port] = (await once(bareChild.stdout, 'data')) as [Buffer];
const bareUrl = `http://127.0.0.1:${String(port).trim()}/`;

print(
  `\n${total} eligibility records, ${connections} connections, ${seconds} s a route, ${cpus().length} cores, load of the machine ${loadavg()[0]!.toFixed(1)}`,
);
print(`${''.padEnd(38)} requests failed    req/s   p50 ms   p99 ms   CPU ms    DB ms  of bare bare p99`);
show('bare HTTP server, an answer of that size', await measure(bareUrl, bareChild, seconds));
show('the gateway without a query', await measure(`${gateway.origin}/config.json`, gateway.process, seconds));
const missed: string[] = [];
for (const [name, path] of routes.filter(([known]) => known.includes(process.env.BENCH_ONLY ?? ''))) {
  const bare = await measure(bareUrl, bareChild, seconds / 2.5);
  const figures = await measure(`${gateway.origin}/api/operator${path}`, gateway.process, seconds);
  show(name, figures, bare);
  if (figures.failed > 0 || figures.p99Ms > goalMs) missed.push(name);
}
bareChild.kill();
await gateway.kill();
await storage[Symbol.asyncDispose]();
print(
  missed.length === 0
    ? `\nEvery route answers in p99 ≤ ${goalMs} ms.`
    : `\nAbove ${goalMs} ms or with failures: ${missed.join(', ')}`,
);
process.exitCode = missed.length === 0 ? 0 : 1;

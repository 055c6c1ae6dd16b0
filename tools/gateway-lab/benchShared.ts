import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@oraculo/api-client';
import { type GatewayChild, signInAsAdmin, startChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { findPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';
import { csvFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { multiplyRecords, routes } from './benchData.ts';
import { openBenchStorage } from './benchStorage.ts';
import { buildGateway } from '@oraculo/gateway/scripts/builtGateway.ts';
import { cpuTimeMs, cpuTimeOfFamilyMs } from './cpuTime.ts';
import { load } from './load.ts';
import { type Costs, staffCapacity } from './staffCapacity.ts';

const maxGateways = Number(process.env.BENCH_GATEWAYS ?? 3);
const connections = Number(process.env.BENCH_CONNECTIONS ?? 50);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const doublings = Number(process.env.BENCH_DOUBLINGS ?? 5);
const lines = Number(process.env.BENCH_LINES ?? 5000);
const print = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes('--help') || findPostgres() === undefined) {
  print(`Measures one, two and three gateways on one PostgreSQL: answers a second, and for one answer of each kind the processor time of the
gateways and of PostgreSQL, which other programs do not change. Each connection uses one gateway, as behind a load balancer for connections.
BENCH_GATEWAYS (3), BENCH_CONNECTIONS (50), BENCH_SECONDS a kind (5), BENCH_DOUBLINGS of 31 250 records (5), BENCH_LINES of a batch (5000),
BENCH_STAFF (10000) change the size. BENCH_KEEP=‹folder› keeps the data set there for the next run. Needs PostgreSQL on this machine${findPostgres() === undefined ? ', where it is not installed: nothing was run' : ''}.`);
  process.exit(0);
}

const built = await buildGateway();
const storage = await openBenchStorage(true);
const settings = { ...storage.settings, ORACULO_JOB_PACE_MS: '0' };
const folders: string[] = [];
const gateways: GatewayChild[] = [];

async function startOne(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'oraculo-gateways-'));
  folders.push(folder);
  gateways.push(await startChild(folder, settings, built));
}

interface Spent {
  gatewaysMs: number;
  postgresMs: number;
}

async function spent(): Promise<Spent> {
  const each = await Promise.all(gateways.map(({ process: { pid } }) => cpuTimeMs(pid)));
  return {
    gatewaysMs: each.reduce<number>((sum, ms) => sum + (ms ?? 0), 0),
    postgresMs: await cpuTimeOfFamilyMs(storage.postgres!.pid()),
  };
}

/** The processor time of the gateways and of PostgreSQL for each of the requests or lines that `work` counts. */
async function costOf(work: () => Promise<number>): Promise<Spent> {
  const before = await spent();
  const count = await work();
  const after = await spent();
  return {
    gatewaysMs: (after.gatewaysMs - before.gatewaysMs) / count,
    postgresMs: (after.postgresMs - before.postgresMs) / count,
  };
}

print('Creating the data set …');
await startOne();
await gateways.pop()!.kill();
const total = await multiplyRecords(storage, doublings);
await startOne();
const headers = { ...(await signInAsAdmin(gateways[0]!.origin)), 'content-type': 'application/json' };

interface Kind {
  name: string;
  path: string;
  body?: (at: number) => string;
}

const question = { ansId: '301264', brandId: '1', cpf: null, birth: null };
const query: Kind = {
  name: 'a query of one person',
  path: '/eligibility',
  body: (at) => JSON.stringify({ ...question, cardNumber: String(1_000_000_000_000_000 + at) }),
};
const refresh: Kind = { name: 'a list of batches read again', path: '/eligibility/upload/status?page=0&size=10' };
const [page, far] = [routes[0]!, routes[1]!].map(([name, path]): Kind => ({ name, path }));

async function measure({ body, name, path }: Kind): Promise<Spent> {
  const urls = gateways.map(({ origin }) => `${origin}/api/operator${path}`);
  const sendFor = (forSeconds: number) =>
    load({ urls, headers, connections, seconds: forSeconds, ...(body && { body }) });
  await sendFor(1);
  let figures: Awaited<ReturnType<typeof load>> | undefined;
  const cost = await costOf(async () => {
    figures = await sendFor(seconds);
    return figures.requests;
  });
  const { failed, medianMs, p99Ms, perSecond } = figures!;
  print(
    [
      name.padEnd(34),
      String(gateways.length).padStart(8),
      perSecond.toFixed(0).padStart(9),
      String(failed).padStart(6),
      medianMs.toFixed(1).padStart(7),
      p99Ms.toFixed(1).padStart(7),
      cost.gatewaysMs.toFixed(3).padStart(11),
      cost.postgresMs.toFixed(3).padStart(11),
    ].join(' '),
  );
  return cost;
}

/** Sends a batch and waits until it is processed. The cost is that of one line. */
async function batchCost(): Promise<Spent> {
  const client = createClient({
    baseUrl: `${gateways[0]!.origin}/api/operator`,
    applicationKey: headers.key,
    getToken: () => headers.token,
  });
  const cards = Array.from({ length: lines }, (_, at) => String(2_000_000_000_000_000 + at));
  return costOf(async () => {
    const file = csvFile(`CARTEIRINHA\n${cards.join('\n')}\n`, 'soma.csv');
    await client.batches.upload({ file, ansId: '301264', brandId: '1' });
    while (!(await client.batches.list({ lotName: file.name })).items[0]?.signedUrl) await pause(250);
    return lines;
  });
}

print(
  `\n${total} eligibility records, ${connections} connections, ${seconds} s a kind, ${cpus().length} cores, load of the machine ${loadavg()[0]!.toFixed(1)}`,
);
print(`${''.padEnd(34)} gateways answers/s failed  p50 ms  p99 ms gateways ms Postgres ms`);
const costs: Partial<Costs> = {};
for (let count = 1; count <= maxGateways; count += 1) {
  if (count > 1) await startOne();
  await measure(page!);
  await measure(far!);
  const costsOfRequests = { refresh: await measure(refresh), query: await measure(query) };
  // The capacity is planned with the costs of one gateway.
  if (count === 1) Object.assign(costs, costsOfRequests, { line: await batchCost() });
}
print(`one of ${lines} lines of a batch, from its upload to its result:`.padEnd(83) + figuresOf(costs.line!));
print(`\n${staffCapacity(costs as Costs, Number(process.env.BENCH_STAFF ?? 10_000)).join('\n')}`);

function figuresOf({ gatewaysMs, postgresMs }: Spent): string {
  return `${gatewaysMs.toFixed(3).padStart(8)} ${postgresMs.toFixed(3).padStart(11)}`;
}

for (const gateway of gateways) await gateway.kill();
await storage[Symbol.asyncDispose]();
for (const folder of folders) await rm(folder, { recursive: true, force: true });

import { setTimeout as pause } from 'node:timers/promises';
import { buildAppIfChanged } from '../../scripts/appBuild.ts';
import { readConfig } from '@oraculo/gateway/src/settings/readConfig.ts';
import { openPostgres } from '@oraculo/gateway/src/db/postgres/openPostgres.ts';
import { openStorage } from '@oraculo/gateway/src/storage/openStorage.ts';
import { type GatewayChild, signInAsAdmin } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { findPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';
import { startAppJourneys } from './chaos/appJourneys.ts';
import { buildGateway } from '@oraculo/gateway/scripts/builtGateway.ts';
import { compare, numberOf, unfinishedJobs } from './chaos/chaosFindings.ts';
import { reportFindings } from './chaos/chaosReport.ts';
import { createLedger, maxOpenJobs, write, type WriteKind, writeKinds } from './chaos/chaosWriters.ts';
import { runRounds } from './chaos/runRounds.ts';
import { createJourneys } from './chaos/sharedJourneys.ts';
import { startRoundRobin } from './roundRobin.ts';
import { startSharedParts } from './chaos/sharedParts.ts';

/** The highest number of rounds. With CHAOS_MINUTES a slow machine runs fewer; the report has the actual number. */
const maxRounds = Number(process.env.CHAOS_ROUNDS ?? 300);
const maxMs = Number(process.env.CHAOS_MINUTES ?? Infinity) * 60_000;
const writers = Number(process.env.CHAOS_WRITERS ?? 20);
const count = Number(process.env.CHAOS_GATEWAYS ?? 3);
/** The pause between two writes of one writer, so that the gateways finish jobs as fast as writers create them. */
const pauseMs = Number(process.env.CHAOS_PAUSE_MS ?? 200);
/** Every fourth round kills PostgreSQL instead of a gateway. */
const databaseEvery = 4;
const print = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes('--help') || findPostgres() === undefined) {
  print(`Runs three gateways on one PostgreSQL and one bucket behind a round robin, under concurrent writers and journeys of the published
client. Kills (kill -9) one of the gateways in each round, or PostgreSQL instead in every fourth round. Then compares the acknowledged writes with the
stored data. CHAOS_ROUNDS (300), CHAOS_WRITERS (20), CHAOS_PAUSE_MS (200, the pause of a writer between two writes) and CHAOS_GATEWAYS (3) change the size;
CHAOS_MINUTES, Ctrl+C or SIGTERM end the rounds early. With --app simulated users also work in the built app in a browser.
Needs PostgreSQL on this machine${findPostgres() === undefined ? ', where it is not installed: nothing was run' : ''}.`);
  process.exit(0);
}

const hasApp = process.argv.includes('--app');
// Needed because a gateway looks for the app when it starts.
if (hasApp) await buildAppIfChanged();
const built = await buildGateway();
const parts = await startSharedParts({ ORACULO_JOB_PACE_MS: '5', ORACULO_JOB_LEASE_MS: '1500' });
const gateways: GatewayChild[] = [];
for (let at = 0; at < count; at += 1) gateways.push(await parts.start(await parts.newFolder(), built));
const robin = await startRoundRobin(() => gateways.map(({ origin }) => origin));
const headers = { ...(await signInAsAdmin(robin.origin)) };
const ledger = createLedger();
let number = 0;
const run = { isOver: false, isBehind: false };
let noteAnswer = (_kind: WriteKind) => {};
const downtimes: number[] = [];
/** How many jobs were running at a kill, summed over all rounds. */
let interrupted = 0;
let refusedStarts = 0;

async function writeOn(writer: number): Promise<void> {
  while (!run.isOver) {
    await write(robin.origin, writer, {
      headers,
      ledger,
      nextNumber: () => (number += 1),
      isOver: () => run.isOver,
      isBehind: () => run.isBehind,
      onAnswer: (kind) => noteAnswer(kind),
      pauseMs,
    });
    await pause(100);
  }
}

const db = await openPostgres(parts.url);
const heldJobs = () => numberOf(db, "SELECT count(*) FROM jobs WHERE state = 'open' AND owner IS NOT NULL");

async function watchJobs(): Promise<void> {
  while (!run.isOver) {
    // While PostgreSQL is down, the last count is kept.
    const open = await numberOf(db, "SELECT count(*) FROM jobs WHERE state = 'open'").catch(() => undefined);
    if (open !== undefined) run.isBehind = open > maxOpenJobs;
    await pause(250);
  }
}

/** Retries, like a supervisor, a start that fails because PostgreSQL or the bucket is slow. */
async function startAgain(folder: string, tries = 1): Promise<GatewayChild> {
  return parts.start(folder, built).catch((error: unknown) => {
    if (tries > 5) throw error;
    refusedStarts += 1;
    return startAgain(folder, tries + 1);
  });
}

async function round(at: number): Promise<void> {
  const awaited = writeKinds[at % writeKinds.length];
  const answered = new Promise<void>((resolve) => {
    noteAnswer = (kind) => kind === awaited && resolve();
  });
  // Each round waits for an answer to another kind of write before it kills, so that every kind is acknowledged.
  await Promise.race([answered, pause(60_000, undefined, { ref: false })]);
  await pause(Math.random() * 300);
  const killedAt = performance.now();
  if (at % databaseEvery === 0) {
    await parts.postgres.kill();
    await parts.postgres.start();
    interrupted += await heldJobs();
  } else {
    const killed = at % count;
    interrupted += await heldJobs();
    await gateways[killed]!.kill();
    gateways[killed] = await startAgain(parts.folders[killed]!);
  }
  downtimes.push(performance.now() - killedAt);
}

async function finishJobs(): Promise<void> {
  const deadline = Date.now() + 20 * 60_000;
  while ((await numberOf(db, `SELECT count(*) FROM jobs WHERE ${unfinishedJobs}`)) > 0 && Date.now() < deadline)
    await pause(250);
  // A job that has waited long for an uploaded file checks only every ten seconds.
  await pause(11_000);
}

const began = Date.now();
const journeys = createJourneys(robin.origin);
const app = hasApp ? await startAppJourneys(robin.origin) : undefined;
const working = [
  ...Array.from({ length: writers }, (_, writer) => writeOn(writer)),
  watchJobs(),
  journeys.runUntil(() => run.isOver),
  app?.runUntil(() => run.isOver),
];
const progress = () => `${number} writes sent, ${journeys.figures.completed} journeys`;
const rounds = await runRounds({ maxRounds, maxMs, progress }, round);
run.isOver = true;
await Promise.all(working);
await finishJobs();
for (const gateway of gateways) await gateway.kill();
await robin[Symbol.asyncDispose]();
const settings = { signingKey: Buffer.alloc(32), ownOrigin: () => '', now: Date.now };
const stores = await Promise.all(
  parts.folders.map(
    async (dataDir) => (await openStorage({ ...readConfig(), ...parts.storage, dataDir }, settings)).files,
  ),
);
const findings = await compare({ db, stores, folders: parts.folders, integrityProblems: async () => 0 }, ledger);
findings.wrong['journeys that failed without an offer to retry'] = journeys.figures.faults.size;
const restarts = downtimes.toSorted((a, b) => a - b);
const seconds = Math.round((Date.now() - began) / 1000);
print(
  `\n${rounds} rounds of kill -9 of one of ${count} gateways or of PostgreSQL, under ${writers} writers, in ${seconds} s`,
);
print(
  `  ${ledger.unanswered} writes cut off, ${ledger.refused} refused, ${interrupted} jobs running at a kill, ${refusedStarts} starts refused`,
);
print(
  `  ready again: median ${Math.round(restarts[restarts.length >> 1] ?? 0)} ms, slowest ${Math.round(restarts.at(-1) ?? 0)} ms`,
);
if (app) {
  findings.wrong['journeys of the app that failed without an offer to retry'] = app.figures.faults.size;
  print(`  ${app.figures.completed} journeys of the app completed, with ${app.figures.retries} repeated steps`);
  for (const fault of app.figures.faults) print(`  app: ${fault}`);
}
print(`  ${journeys.figures.completed} journeys completed, with ${journeys.figures.retries} repeated steps`);
for (const fault of journeys.figures.faults) print(`  journey: ${fault}`);
const isIntact = reportFindings(findings, ledger, rounds);
await db.close();
await parts[Symbol.asyncDispose]();
process.exitCode = isIntact ? 0 : 1;

import { setTimeout as pause } from 'node:timers/promises';
import { buildAppIfChanged } from '../../scripts/appBuild.ts';
import { readConfig } from '@oraculo/gateway/src/settings/readConfig.ts';
import { openPostgres } from '@oraculo/gateway/src/db/postgres/openPostgres.ts';
import { openStorage } from '@oraculo/gateway/src/storage/openStorage.ts';
import { type GatewayChild, signInAsAdmin } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { findPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';
import { startAppJourneys } from './chaos/appJourneys.ts';
import { buildGateway } from '@oraculo/gateway/scripts/builtGateway.ts';
import { compare, numberOf, unended } from './chaos/chaosFindings.ts';
import { tell } from './chaos/chaosReport.ts';
import { createLedger, mostOpenJobs, write, type WriteKind, writeKinds } from './chaos/chaosWriters.ts';
import { playRounds } from './chaos/playRounds.ts';
import { createJourneys } from './chaos/sharedJourneys.ts';
import { startRoundRobin } from './roundRobin.ts';
import { startSharedParts } from './chaos/sharedParts.ts';

const asked = Number(process.env.CHAOS_ROUNDS ?? 300);
/** A busy machine runs fewer rounds; the report has the number. */
const maxMs = Number(process.env.CHAOS_MINUTES ?? Infinity) * 60_000;
const writers = Number(process.env.CHAOS_WRITERS ?? 20);
const count = Number(process.env.CHAOS_GATEWAYS ?? 3);
/** Between two writes of one writer, so that a machine that is busy keeps up with the jobs. */
const pauseMs = Number(process.env.CHAOS_PAUSE_MS ?? 200);
/** Every fourth round it is PostgreSQL that dies. */
const serverEvery = 4;
const print = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes('--help') || findPostgres() === undefined) {
  print(`Three gateways on one PostgreSQL and one bucket behind a round robin. One of them, or each fourth time the PostgreSQL, is killed
(kill -9) again and again under concurrent writers and while the published client goes through its journeys; then what was answered
for is compared with what is there. CHAOS_ROUNDS (300), CHAOS_WRITERS (20), CHAOS_PAUSE_MS (200, of a writer) and CHAOS_GATEWAYS (3) change the size;
CHAOS_MINUTES, Ctrl+C or SIGTERM end the rounds early. --app lets a person work in the built app in a browser meanwhile.
Needs PostgreSQL on this machine${findPostgres() === undefined ? ', where it is not installed: nothing was run' : ''}.`);
  process.exit(0);
}

const hasApp = process.argv.includes('--app');
// A gateway looks for the app when it starts.
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
const downTimes: number[] = [];
/** Jobs in hand when something died, over all rounds: what there was to take over. */
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
    // While PostgreSQL is dead the last answer holds.
    const open = await numberOf(db, "SELECT count(*) FROM jobs WHERE state = 'open'").catch(() => undefined);
    if (open !== undefined) run.isBehind = open > mostOpenJobs;
    await pause(250);
  }
}

/** As a supervisor does it: a start that is refused because a part is slow is tried again. */
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
  // The time to die is counted from an answer, of another kind each round.
  await Promise.race([answered, pause(60_000, undefined, { ref: false })]);
  await pause(Math.random() * 300);
  const died = performance.now();
  if (at % serverEvery === 0) {
    await parts.postgres.kill();
    await parts.postgres.start();
    interrupted += await heldJobs();
  } else {
    const victim = at % count;
    interrupted += await heldJobs();
    await gateways[victim]!.kill();
    gateways[victim] = await startAgain(parts.folders[victim]!);
  }
  downTimes.push(performance.now() - died);
}

async function finishJobs(): Promise<void> {
  const deadline = Date.now() + 20 * 60_000;
  while ((await numberOf(db, `SELECT count(*) FROM jobs WHERE ${unended}`)) > 0 && Date.now() < deadline)
    await pause(250);
  // Jobs that look for a sent file look each ten seconds in the end.
  await pause(11_000);
}

const began = Date.now();
const journeys = createJourneys(robin.origin);
const app = hasApp ? await startAppJourneys(robin.origin) : undefined;
const working = [
  ...Array.from({ length: writers }, (_, writer) => writeOn(writer)),
  watchJobs(),
  journeys.goOn(() => run.isOver),
  app?.goOn(() => run.isOver),
];
const progress = () => `${number} writes sent, ${journeys.figures.whole} journeys`;
const rounds = await playRounds({ asked, maxMs, progress }, round);
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
findings.wrong['journeys that ended in more than a sentence to try again'] = journeys.figures.faults.size;
const restarts = downTimes.toSorted((a, b) => a - b);
const seconds = Math.round((Date.now() - began) / 1000);
print(
  `\n${rounds} rounds of kill -9 of one of ${count} gateways or of PostgreSQL, under ${writers} writers, in ${seconds} s`,
);
print(
  `  ${ledger.unanswered} writes cut off, ${ledger.refused} refused, ${interrupted} jobs in hand at a death, ${refusedStarts} starts refused`,
);
print(
  `  there again: median ${Math.round(restarts[restarts.length >> 1] ?? 0)} ms, slowest ${Math.round(restarts.at(-1) ?? 0)} ms`,
);
if (app) {
  findings.wrong['journeys of the app that ended in more than that'] = app.figures.faults.size;
  print(
    `  ${app.figures.whole} journeys of the app went through, ${app.figures.asked} steps of them asked to try again`,
  );
  for (const fault of app.figures.faults) print(`  app: ${fault}`);
}
print(`  ${journeys.figures.whole} journeys went through, ${journeys.figures.asked} steps of them asked to try again`);
for (const fault of journeys.figures.faults) print(`  journey: ${fault}`);
const isWhole = tell(findings, ledger, rounds);
await db.close();
await parts[Symbol.asyncDispose]();
process.exitCode = isWhole ? 0 : 1;

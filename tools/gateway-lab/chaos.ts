import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@oraculo/gateway/src/db/openDatabase.ts';
import { FolderStore } from '@oraculo/gateway/src/storage/folderStore.ts';
import { type GatewayChild, signInAsAdmin, startChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { buildGateway } from '@oraculo/gateway/scripts/builtGateway.ts';
import { compare } from './chaos/chaosFindings.ts';
import { reportFindings } from './chaos/chaosReport.ts';
import { createLedger, maxOpenJobs, write, type WriteKind, writeKinds } from './chaos/chaosWriters.ts';
import { runRounds } from './chaos/runRounds.ts';

/** The highest number of rounds. With CHAOS_MINUTES a slow machine runs fewer; the report has the actual number. */
const maxRounds = Number(process.env.CHAOS_ROUNDS ?? 200);
const maxMs = Number(process.env.CHAOS_MINUTES ?? Infinity) * 60_000;
const writers = Number(process.env.CHAOS_WRITERS ?? 20);
/** The pause between two writes of one writer, so that the gateway finishes jobs as fast as writers create them. */
const pauseMs = Number(process.env.CHAOS_PAUSE_MS ?? 200);
const print = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes('--help')) {
  print(`Kills the gateway (kill -9) again and again under concurrent writers, then compares the acknowledged writes with
the stored data. CHAOS_ROUNDS (200), CHAOS_WRITERS (20) and CHAOS_PAUSE_MS (200, the pause of a writer between two writes) change the size;
CHAOS_MINUTES, Ctrl+C or SIGTERM end the rounds early. Exits with 1 when anything is lost,
or when a kind of write succeeded too rarely to prove anything.`);
  process.exit(0);
}

const dataDir = await mkdtemp(join(tmpdir(), 'oraculo-chaos-'));
const settings = { ORACULO_JOB_PACE_MS: '5', ORACULO_JOB_LEASE_MS: '600' };
const built = await buildGateway();
const ledger = createLedger();
let number = 0;
let headers: Record<string, string> | undefined;
const startTimes: number[] = [];

async function start(): Promise<GatewayChild> {
  const began = performance.now();
  const child = await startChild(dataDir, settings, built, true);
  startTimes.push(performance.now() - began);
  return child;
}

/** How many jobs were running when the gateway was killed, summed over all rounds. */
let interrupted = 0;
/** How many jobs were unfinished, waiting or running, at the last kill. */
let openJobs = 0;

async function round(at: number): Promise<void> {
  const child = await start();
  headers ??= { ...(await signInAsAdmin(child.origin)) };
  let isOver = false;
  const awaited = writeKinds[at % writeKinds.length];
  let noteAnswer = (_kind: WriteKind) => {};
  const answered = new Promise<void>((resolve) => {
    noteAnswer = (kind) => kind === awaited && resolve();
  });
  const writing = Array.from({ length: writers }, (_, writer) =>
    write(child.origin, writer, {
      headers: headers!,
      ledger,
      nextNumber: () => (number += 1),
      isOver: () => isOver,
      isBehind: () => openJobs > maxOpenJobs,
      onAnswer: (kind) => noteAnswer(kind),
      pauseMs,
    }),
  );
  // Each round waits for an answer to another kind of write before it kills, so that even a slow machine acknowledges
  // every kind. A kind that is always refused does not block the run; the report says that too few were acknowledged.
  await Promise.race([answered, Promise.all(writing), pause(60_000, undefined, { ref: false })]);
  await pause(Math.random() * 300);
  await child.kill();
  isOver = true;
  await Promise.all(writing);
  const db = await openDatabase(join(dataDir, 'oraculo.db'));
  const { rows } = await db.client.execute(
    "SELECT count(*) AS open, count(owner) AS held FROM jobs WHERE state = 'open'",
  );
  interrupted += Number(rows[0]?.held ?? 0);
  openJobs = Number(rows[0]?.open ?? 0);
  await db.close();
}

async function finishJobs(): Promise<void> {
  const child = await start();
  const db = await openDatabase(join(dataDir, 'oraculo.db'));
  // Jobs count as unfinished only after ten minutes without progress, because a busy machine is slow.
  let fewest = Infinity;
  let deadline = Infinity;
  for (;;) {
    const { rows } = await db.client.execute("SELECT count(*) AS open FROM jobs WHERE state = 'open'");
    const open = Number(rows[0]?.open);
    if (open < fewest) deadline = Date.now() + 10 * 60_000;
    fewest = Math.min(fewest, open);
    if (open === 0 || Date.now() > deadline) break;
    await pause(250);
  }
  await db.close();
  await child.kill();
}

const began = Date.now();
const rounds = await runRounds({ maxRounds, maxMs, progress: () => `${number} writes sent` }, round);
await finishJobs();
const db = await openDatabase(join(dataDir, 'oraculo.db'));
const findings = await compare(
  {
    db,
    stores: [new FolderStore(dataDir)],
    folders: [dataDir],
    integrityProblems: async () => {
      const { rows } = await db.client.execute('PRAGMA integrity_check');
      return rows[0]?.integrity_check === 'ok' ? 0 : 1;
    },
  },
  ledger,
);
await db.close();
const restarts = startTimes.slice(1).toSorted((a, b) => a - b);
print(`\n${rounds} rounds of kill -9 under ${writers} writers in ${Math.round((Date.now() - began) / 1000)} s`);
print(
  `  ${ledger.unanswered} writes cut off before their answer, ${ledger.refused} refused, ${interrupted} jobs interrupted in a step`,
);
print(
  `  restart: median ${Math.round(restarts[restarts.length >> 1] ?? 0)} ms, slowest ${Math.round(restarts.at(-1) ?? 0)} ms`,
);
await rm(dataDir, { recursive: true, force: true });
process.exitCode = reportFindings(findings, ledger, rounds) ? 0 : 1;

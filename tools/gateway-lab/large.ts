import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@oraculo/api-client';
import { openDatabase } from '@oraculo/gateway/src/db/openDatabase.ts';
import { signInAsAdmin, startChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { buildGatewayIfChanged } from '../../scripts/gatewayBuild.ts';
import { batchCsv, glosaSheet, healthCardSheet, largePdf, restoreCsv } from './largeFiles.ts';

/** The limit of memory: 300 MB. */
const limitMiB = 286;
const print = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes('--help')) {
  print(`Sends the largest files that the gateway accepts to a real process, one after the other, and waits for the end of each job.
The memory is the resident memory of the process (/proc), read every 20 ms; Linux only.
LARGE_ONLY=‹part of a name› sends only some of them. Exits with 1 when the peak reaches ${limitMiB} MiB, or when a file has an unexpected result.`);
  process.exit(0);
}

const dataDir = await mkdtemp(join(tmpdir(), 'oraculo-large-'));
// The built program, which `npm start` also runs.
const gateway = await startChild(
  dataDir,
  {
    ORACULO_JOB_PACE_MS: '0',
    ORACULO_SEED_BENEFICIARIES: '6000',
    ORACULO_SEED_ELIGIBILITY_RECORDS: '52000',
  },
  await buildGatewayIfChanged(),
);
const { token } = await signInAsAdmin(gateway.origin);
const client = createClient({
  baseUrl: `${gateway.origin}/api/operator`,
  applicationKey: 'oraculo-local',
  getToken: () => token,
  timeoutMs: 180_000,
});
const db = await openDatabase(join(dataDir, 'oraculo.db'));
// Postpones the open jobs of the data set, so that only the files are measured.
await db.client.execute(`UPDATE jobs SET run_at = ${Date.now() + 86_400_000} WHERE state = 'open'`);

async function residentMiB(): Promise<number> {
  const status = await readFile(`/proc/${gateway.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

let peak = 0;
const watching = setInterval(async () => {
  peak = Math.max(peak, await residentMiB());
}, 20);

async function waitForJobs(): Promise<void> {
  for (;;) {
    const { rows } = await db.client.execute(
      `SELECT count(*) AS open FROM jobs WHERE state = 'open' AND run_at < ${Date.now() + 3_600_000}`,
    );
    if (Number(rows[0]?.open) === 0) return;
    await pause(100);
  }
}

const firstRow = async (sql: string): Promise<string> =>
  Object.values((await db.client.execute(sql)).rows[0] ?? {}).join(' ');

const uploads: [
  name: string,
  file: () => Promise<File>,
  send: (file: File) => Promise<unknown>,
  end: string,
  expected: string,
][] = [
  [
    'batch, CSV of 100 000 lines',
    async () => batchCsv(),
    (file) => client.batches.upload({ file, ansId: '301264', brandId: '1' }),
    "SELECT status, done, total FROM batches WHERE file_name = 'lote-grande.csv'",
    'erro 100000 100000',
  ],
  [
    'old files, CSV of 100 000 lines and 20 MiB',
    async () => restoreCsv(),
    (file) => client.restore.upload(file),
    "SELECT status, done, total FROM restores WHERE file_name = 'resgate-grande.csv'",
    'error 100000 100000',
  ],
  [
    'capture, PDF of 20 MiB',
    async () => largePdf(),
    (file) => client.documents.upload(file),
    'SELECT status, (SELECT size FROM files WHERE id = file_id) FROM documents ORDER BY id DESC LIMIT 1',
    'sucesso 20971520',
  ],
  [
    'glosas, spreadsheet of 70 000 lines',
    () => glosaSheet(),
    (file) => client.glosas.upload(file),
    'SELECT status, done, total FROM glosa_uploads ORDER BY id DESC LIMIT 1',
    'sucesso 70000 70000',
  ],
  [
    'glosas, the same with a picture, 20 MiB',
    () => glosaSheet(20 * 1024 * 1024),
    (file) => client.glosas.upload(file),
    'SELECT status, done, total FROM glosa_uploads ORDER BY id DESC LIMIT 1',
    'sucesso 70000 70000',
  ],
  [
    'health card, spreadsheet of 100 000 lines',
    () => healthCardSheet(),
    (file) => client.healthCard.upload(file),
    'SELECT status, done, total FROM health_card_uploads WHERE arrived_at IS NOT NULL ORDER BY id DESC LIMIT 1',
    'error 100000 100000',
  ],
];

print(
  `resident after the start: ${(await residentMiB()).toFixed(0)} MiB, load of the machine ${loadavg()[0]!.toFixed(1)}\n`,
);
print(`${''.padEnd(44)}  size MiB  answered s  ended s  peak MiB`);
const wrong: string[] = [];
let highest = 0;
const sendAll = async () => {
  for (const [name, makeFile, send, end, expected] of uploads.filter(([known]) =>
    known.includes(process.env.LARGE_ONLY ?? ''),
  )) {
    const file = await makeFile();
    peak = 0;
    const began = performance.now();
    const since = () => ((performance.now() - began) / 1000).toFixed(1);
    await send(file);
    const answered = since();
    await waitForJobs();
    const found = await firstRow(end);
    if (found !== expected) wrong.push(`${name}: ${found} instead of ${expected}`);
    highest = Math.max(highest, peak);
    const cells = [(file.size / 1024 / 1024).toFixed(1), answered, since(), peak.toFixed(0)];
    print(`${name.padEnd(44)} ${cells.map((cell, at) => cell.padStart([9, 11, 8, 9][at]!)).join(' ')}`);
  }
};

try {
  await sendAll();
} finally {
  clearInterval(watching);
  await db.close();
  await gateway.kill();
  await rm(dataDir, { recursive: true, force: true });
}
if (highest >= limitMiB) wrong.push(`the peak is ${highest.toFixed(0)} MiB, the limit ${limitMiB} MiB`);
print(wrong.length === 0 ? `\nEverything ended as it should, under ${limitMiB} MiB.` : `\n${wrong.join('\n')}`);
process.exitCode = wrong.length === 0 ? 0 : 1;

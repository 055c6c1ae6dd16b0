import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fetchNode } from '@oraculo-tools/testkit/node/fetchNode.ts';
import { freePort } from '@oraculo-tools/testkit/node/freePort.ts';
import { releaseFolder } from './pack.ts';

/**
 * `npm run tool -- packed [22 24]` unpacks the release into an empty folder, as an administrator does, and uses it from the
 * first start to a restore, with this Node or each given version.
 */
const limits = { packedBytes: 25e6, unpackedBytes: 80e6, residentBytes: 110 * 1024 * 1024 };
/** The aim, which is printed next to the measured value. It is not enforced, because a busy machine is slow. */
const aims = { firstLineMs: 1000, readyMs: 2000 };

const fail = (text: string): never => {
  throw new Error(text);
};

function checkSums(): void {
  for (const line of readFileSync(join(releaseFolder, 'SHA256SUMS'), 'utf8').trim().split('\n')) {
    const [sum = '', file = ''] = line.split('  ');
    const found = createHash('sha256')
      .update(readFileSync(join(releaseFolder, file)))
      .digest('hex');
    if (found !== sum) fail(`${file} does not have the sum that SHA256SUMS names`);
  }
}

const bytesOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** The field of an ELF file that identifies its processor. */
const machines = { x64: 0x3e, arm64: 0xb7 } as const;

function checkNative(home: string): void {
  for (const [processor, machine] of Object.entries(machines)) {
    const part = readFileSync(join(home, `lib/node_modules/@libsql/linux-${processor}-gnu/index.node`));
    if (part.readUInt16LE(18) !== machine) fail(`the native part for ${processor} is for another processor`);
  }
}

/** Fails if a link of a page leads to a file that is not packed. */
function checkLinks(home: string): void {
  const texts = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.md') && !path.includes('node_modules'),
  );
  for (const page of texts) {
    for (const [, target = ''] of readFileSync(join(home, page), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g))
      if (!existsSync(join(home, dirname(page), target))) fail(`${page} leads to ${target}, which is not packed`);
  }
}

const versions = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'oraculo-packed-'));
const tarball =
  readdirSync(releaseFolder).find((file) => /^oraculo-\d.*\.tar\.gz$/.test(file)) ?? fail('nothing is packed');
checkSums();
execFileSync('tar', ['-xzf', resolve(releaseFolder, tarball), '-C', folder]);
const home = join(folder, tarball.replace('.tar.gz', ''));
checkNative(home);
for (const entry of readdirSync(releaseFolder, { withFileTypes: true }))
  if (entry.isDirectory()) checkLinks(join(releaseFolder, entry.name));
const sizes = { packed: statSync(join(releaseFolder, tarball)).size, unpacked: bytesOf(home) };
if (sizes.packed > limits.packedBytes) fail(`${tarball} has ${sizes.packed} bytes, more than ${limits.packedBytes}`);
if (sizes.unpacked > limits.unpackedBytes)
  fail(`it unpacks to ${sizes.unpacked} bytes, more than ${limits.unpackedBytes}`);

const port = await freePort();
const origin = `http://localhost:${port}`;
/** An environment without the settings of this repository and of the current user. */
const env: Record<string, string> = {
  PATH: process.env.PATH ?? '',
  PORT: String(port),
  ORACULO_STORAGE_PORT: String(await freePort()),
  ORACULO_SEED_BENEFICIARIES: '240',
  ORACULO_SEED_ELIGIBILITY_RECORDS: '1200',
};
const program = join(home, 'bin/oraculo');
const oraculo = (args: string[], settings: Record<string, string> = {}) =>
  execFileSync(program, args, { cwd: folder, env: { ...env, ...settings }, encoding: 'utf8' });

async function start() {
  const begun = performance.now();
  const child = spawn(program, ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  const sinceStart = () => Math.round(performance.now() - begun);
  child.stdout.on('data', (part: Buffer) => {
    log += String(part);
  });
  const firstLine = once(child.stdout, 'data').then(sinceStart);
  const ready = new Promise<number>((done, refuse) => {
    child.stderr.on('data', (part: Buffer) => {
      if (String(part).includes(`Oráculo em ${origin}`)) done(sinceStart());
      else process.stderr.write(part);
    });
    child.once('exit', (code) => refuse(new Error(`bin/oraculo start ended with ${code}`)));
  });
  const [firstLineMs, readyMs] = await Promise.all([firstLine, ready]);
  return { child, firstLineMs, readyMs, readLog: () => log };
}

async function signIn(): Promise<string> {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as { applicationKey: string };
  const answer = await fetch(`${origin}/api/operator/user/sessions`, {
    method: 'POST',
    headers: { key: config.applicationKey, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Jabuticaba-7315' }),
  });
  if (answer.status !== 200) fail(`the sign-in was answered ${answer.status}`);
  return config.applicationKey;
}

/**
 * Sends requests on one connection until the stop, and returns the errors. A request that is open at the stop must
 * still be answered. Like a proxy that checks `/readyz`, it sends no request after the stop.
 */
async function requestUntilStop(agent: Agent, isStopping: () => boolean): Promise<string[]> {
  const faults: string[] = [];
  while (!isStopping()) {
    const outcome = await new Promise<string>((done) => {
      request(`${origin}/config.json`, { agent }, (answer) => {
        answer.resume().on('end', () => done(answer.statusCode === 200 ? '' : String(answer.statusCode)));
        answer.on('error', ({ message }) => done(message));
      })
        .on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
        .end();
    });
    if (outcome !== '') faults.push(outcome);
  }
  return faults;
}

/** Stops the gateway while thirty connections send requests. No request may be cut off. */
async function stopUnderLoad(child: Awaited<ReturnType<typeof start>>['child']): Promise<void> {
  const agents = Array.from({ length: 30 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  let isStopping = false;
  const clients = agents.map((agent) => requestUntilStop(agent, () => isStopping));
  await signIn();
  const ended = once(child, 'exit');
  isStopping = true;
  child.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  const faults = (await Promise.all(clients)).flat();
  for (const agent of agents) agent.destroy();
  if (code !== 0) fail(`an orderly stop ended with ${code}`);
  if (faults.length > 0) fail(`a stop under load cut off ${faults.length}: ${[...new Set(faults)].join(', ')}`);
}

const residentOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** Prints the median and the slowest of ten starts with an existing database. */
async function measureStarts(): Promise<void> {
  const starts: { firstLineMs: number; readyMs: number; resident: number }[] = [];
  for (let run = 0; run < 10; run += 1) {
    const { child, firstLineMs, readyMs } = await start();
    starts.push({ firstLineMs, readyMs, resident: residentOf(child.pid) });
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  const ofAll = (numbers: readonly number[], unit: string) =>
    `${inOrder(numbers)[numbers.length / 2]} ${unit}, slowest ${Math.max(...numbers)} ${unit}`;
  console.log(
    `first line ${ofAll(
      starts.map((one) => one.firstLineMs),
      'ms',
    )} (aim ${aims.firstLineMs})`,
  );
  console.log(
    `ready      ${ofAll(
      starts.map((one) => one.readyMs),
      'ms',
    )} (aim ${aims.readyMs})`,
  );
  const mebibytes = starts.map(({ resident }) => Math.round(resident / 1024 / 1024));
  console.log(`resident   ${ofAll(mebibytes, 'MiB').replace('slowest', 'largest')} when ready`);
}

/** Uses the release from the first start to a restored backup, on new data. */
async function checkLifecycle(nodeVersion: string): Promise<void> {
  env.ORACULO_DATA_DIR = join(folder, nodeVersion, 'data');
  console.log(`version   ${oraculo(['--version']).trim()} on ${nodeVersion}`);
  console.log(oraculo(['check']).trimEnd());
  const first = await start();
  await signIn();
  const page = await fetch(`${origin}/eligibilities`, { headers: { accept: 'text/html' } });
  if (!(await page.text()).includes('<div id="root">')) fail('the page is not the app');
  await stopUnderLoad(first.child);

  const second = await start();
  await signIn();
  const resident = residentOf(second.child.pid);
  const noJson = second
    .readLog()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'));
  if (noJson.length > 0) fail(`stdout has lines that are not JSON: ${noJson[0]}`);
  const copy = join(folder, nodeVersion, 'copy');
  oraculo(['backup', copy]);
  oraculo(['add-user', 'rosa', 'rosa@example.com', 'READ']);
  await stopUnderLoad(second.child);
  const elsewhere = { ORACULO_DATA_DIR: join(folder, nodeVersion, 'elsewhere') };
  oraculo(['restore', copy], elsewhere);
  console.log(oraculo(['check'], elsewhere).trimEnd());

  await measureStarts();
  console.log(
    `resident   ${(resident / 1024 / 1024).toFixed(0)} MiB in use (limit ${limits.residentBytes / 1024 / 1024})`,
  );
  console.log('stop       twice under 30 connections: 0 reset');
  if (resident > limits.residentBytes) fail('it takes more memory than it may');
}

try {
  console.log(
    `size      ${(sizes.packed / 1e6).toFixed(1)} MB packed, ${(sizes.unpacked / 1e6).toFixed(1)} MB unpacked`,
  );
  if (versions.length === 0) await checkLifecycle(process.version);
  for (const version of versions) {
    env.ORACULO_NODE = join(fetchNode(version), 'node');
    await checkLifecycle(`v${version}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

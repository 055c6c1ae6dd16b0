import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fetchNode } from '@oraculo-tools/testkit/node/fetchNode.ts';
import { freePort } from '@oraculo-tools/testkit/node/freePort.ts';

/** `npm run tool -- on-node 22 24` runs types, unit tests and `npm start` on other versions of Node, from the registry of npm. */
const versions = process.argv.slice(2);
if (versions.length === 0 || versions.some((version) => !/^\d+(\.\d+){0,2}$/.test(version))) {
  console.error('npm run tool -- on-node VERSION …   22, 24 or 22.12.0');
  process.exit(2);
}

const timeoutMs = 180_000;
const pollMs = 500;

/** Whether the app and its gateway answer after `npm start` with new data. */
async function answers(env: NodeJS.ProcessEnv): Promise<boolean> {
  const port = await freePort();
  const product = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...env,
      PORT: String(port),
      ORACULO_STORAGE_PORT: String(await freePort()),
      ORACULO_DATA_DIR: mkdtempSync(join(tmpdir(), 'oraculo-on-node-')),
      ORACULO_SEED_BENEFICIARIES: '200',
      ORACULO_SEED_ELIGIBILITY_RECORDS: '500',
    },
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const isOk = (path: string) =>
    fetch(`http://localhost:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = Date.now() + timeoutMs;
  let isThere = false;
  while (!isThere && product.exitCode === null && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    isThere = (await isOk('/config.json')) && (await isOk('/login'));
  }
  if (product.pid !== undefined && product.exitCode === null) process.kill(-product.pid, 'SIGTERM');
  await ended;
  return isThere;
}

const rows: Record<string, string | boolean>[] = [];
for (const version of versions) {
  const env = { ...process.env, PATH: `${fetchNode(version)}${delimiter}${process.env.PATH}` };
  const found = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout.trim();
  console.log(`\n── Node ${found}`);
  const passes = (command: string) =>
    spawnSync(`npx --no-install ${command}`, { shell: true, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ===
    0;
  rows.push({
    node: found,
    types: passes('tsc -b'),
    unit: passes("vitest run --project 'unit*'"),
    'npm start': await answers(env),
  });
}
console.table(rows);
process.exitCode = rows.every((row) => Object.values(row).every((value) => value !== false)) ? 0 : 1;

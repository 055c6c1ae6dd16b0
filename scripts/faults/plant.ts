import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Fault } from './fault.ts';
import { faults } from './faultList.ts';

/** Plants one accessibility fault after the other and expects the tests to fail. `--list` only looks whether each still fits. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
const wantedShare = 0.95;
const source = (file: string) => `packages/ui/src/${file}`;

const fits = ({ file, from }: Fault) => existsSync(source(file)) && readFileSync(source(file), 'utf8').includes(from);
const misfits = faults.filter((fault) => !fits(fault));
for (const { what, file, from } of misfits) console.error(`“${what}”: ${file} no longer holds ${from}`);
if (values.list || misfits.length > 0) {
  console.log(`${faults.length} faults, ${misfits.length} do not fit the source`);
  process.exit(misfits.length > 0 ? 1 : 0);
}

/** Stories with axe in both modes, and the tests in a browser. One failure is enough. */
const run = (paths: readonly string[]) => {
  const args = ['vitest', 'run', '--project', 'stories', '--project', 'browser', '--bail', '1', ...paths];
  return spawnSync('npx', ['--no-install', ...args], { stdio: 'ignore' }).status === 0;
};

/** What has to be undone if the run is broken off. */
let undo = () => {};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    undo();
    process.exit(130);
  });
}

function isCaught({ file, from, to, tests }: Fault): boolean {
  const path = source(file);
  const text = readFileSync(path, 'utf8');
  undo = () => writeFileSync(path, text);
  const paths = tests.map((test) => `packages/ui/${test}`);
  try {
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    return !run(paths);
  } finally {
    undo();
  }
}

const chosen = faults.filter((_, at) => positionals.length === 0 || positionals.includes(String(at + 1)));
const places = chosen.flatMap(({ tests }) => tests.map((test) => `packages/ui/${test}`));
if (!run([...new Set(places)])) throw new Error('the tests fail without a fault already');

const missed = chosen.filter((fault) => {
  const caught = isCaught(fault);
  console.log(`${caught ? 'caught' : 'MISSED'} ${fault.what}`);
  return !caught;
});
const caught = chosen.length - missed.length;
console.log(`${caught} of ${chosen.length} planted faults were caught`);
process.exitCode = caught / chosen.length >= wantedShare ? 0 : 1;

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Fault } from './fault.ts';
import { faults } from './faultList.ts';

/**
 * Plants one accessibility fault after another and expects the tests to fail. Numbers select faults. `--list` only
 * checks that each fault still fits the source.
 */
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

/** Undoes the change if the run is interrupted. */
let undo = () => {};
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    undo();
    process.exit(130);
  });
}

// Imported late, because Vitest loads slowly and lint only needs `--list`.
const { openTests } = await import('./warmTests.ts');
const tests = await openTests();
const failureIn = (targets: readonly string[], by = tests) =>
  by.firstFailure(targets.map((place) => `packages/ui/${place}`));

/** The test that detected the fault; undefined if none did. */
async function findDetectingTest({ file, from, to, tests: targets }: Fault): Promise<string | undefined> {
  const path = source(file);
  const text = readFileSync(path, 'utf8');
  undo = () => {
    writeFileSync(path, text);
    tests.forget(path);
  };
  try {
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    tests.forget(path);
    if (!path.endsWith('.css.ts')) return await failureIn(targets);
    // vanilla-extract caches compiled styles as long as it is open.
    const fresh = await openTests();
    const failure = await failureIn(targets, fresh);
    await fresh.close();
    return failure;
  } finally {
    undo();
  }
}

const chosen = faults.filter((_, at) => positionals.length === 0 || positionals.includes(String(at + 1)));
const targets = [...new Set(chosen.flatMap((fault) => fault.tests))];
/** The tests run without a fault before and after, because a test that fails anyway proves nothing. */
async function expectToPass(when: string) {
  const failure = await failureIn(targets);
  if (failure) throw new Error(`${when} a test fails without a fault: ${failure}`);
}

await expectToPass('before');
const missed: Fault[] = [];
for (const fault of chosen) {
  const failure = await findDetectingTest(fault);
  if (!failure) missed.push(fault);
  console.log(
    `${failure ? 'caught' : 'MISSED'} ${faults.indexOf(fault) + 1} ${fault.what}${failure ? `\n    by ${failure}` : ''}`,
  );
}
await expectToPass('after');
await tests.close();
const caught = chosen.length - missed.length;
console.log(`${caught} of ${chosen.length} planted faults were caught`);
process.exit(caught / chosen.length >= wantedShare ? 0 : 1);

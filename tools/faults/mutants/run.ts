import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { type MutantTarget, mutantTargets } from './targets.ts';

const usage = `npm run tool -- mutants [--quick] [target | target/file,file …]   targets: ${Object.keys(mutantTargets).join(', ')}`;

/**
 * `npm run tool -- mutants masks client/deadline,retry` makes small changes to the code and counts the changes that no
 * unit test detects. `--quick` skips the slow tests.
 */
const isQuick = process.argv.includes('--quick');
const names = process.argv.slice(2).filter((name) => name !== '--quick');
const targetOf = (name: string) => name.split('/')[0]!;
if (names.some((name) => !(targetOf(name) in mutantTargets))) {
  console.error(usage);
  process.exit(2);
}

type Results = Awaited<ReturnType<Stryker['runMutationTest']>>;
type Result = Results[number];

/** A mutant that no test reaches counts as undetected. */
const unnoticed = new Set(['Survived', 'NoCoverage']);
const counted = new Set(['Killed', 'Timeout', ...unnoticed]);

const fileOf = ({ fileName }: Result) => fileName.replace(`${process.cwd()}/`, '');
const rangeOf = (mutant: Result) => {
  const { start, end } = mutant.location;
  // Results number columns from one, and the option numbers them from zero.
  return `${fileOf(mutant)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
};
const keyOf = (mutant: Result) => `${rangeOf(mutant)} ${mutant.mutatorName} ${mutant.replacement}`;

async function runMutants(
  report: string,
  mutate: string[],
  tests: readonly string[],
  packages: readonly string[],
): Promise<Results> {
  const path = `test-results/mutants/${report}`;
  mkdirSync(dirname(path), { recursive: true });
  process.env.ORACULO_MUTANT_TESTS = JSON.stringify(tests);
  process.env.ORACULO_MUTANT_VERDICTS = `${process.cwd()}/${path}.verdicts.jsonl`;
  process.env.ORACULO_MUTANT_FIGURES = `${process.cwd()}/${path}.txt`;
  return new Stryker({
    testRunner: 'in-place',
    plugins: [
      '@stryker-mutator/vitest-runner',
      './tools/faults/mutants/inPlace.mjs',
      './tools/faults/mutants/figures.mjs',
    ],
    vitest: { configFile: 'tools/faults/mutants/vitest.config.ts', related: false },
    mutate,
    coverageAnalysis: 'perTest',
    // Not mutated: for each mutant of a module’s constant every test would run again.
    ignoreStatic: true,
    reporters: ['figures', 'html', 'json'],
    htmlReporter: { fileName: `${path}.html` },
    jsonReporter: { fileName: `${path}.json` },
    tempDirName: '.stryker-tmp',
    // Each process gets a copy of only the files that the tests may read.
    ignorePatterns: [
      ...['api-client', 'app', 'gateway', 'ui']
        .filter((name) => !packages.some((one) => one === name))
        // The `tsconfig.json` of the root refers to those of all packages.
        .map((name) => `packages/${name}/*/**`),
      'docs',
      'storybook-static',
      'test-results',
      '.storybook/*.{ts,tsx,css,html}',
      'tools/{bench,check,consumer,engines,gateway-lab,release,ibm-checker,speech}',
      'tools/faults/seeded',
      'packages/*/dist',
      'packages/ui/test',
      'packages/app/e2e',
      '**/*.stories.tsx',
      '**/*.{mdx,png}',
    ],
    concurrency: Number(process.env.ORACULO_MUTANT_WORKERS ?? 2),
    // Added to 1.5 times the usual duration, so that a busy machine does not look like a mutant that never ends.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 240,
  }).runMutationTest();
}

/** Runs the quick tests for all mutants, and the slow ones for the survivors. */
async function runTarget(name: string, { files, tests, slowTests, packages }: MutantTarget): Promise<Results> {
  const chosen = name.split('/')[1];
  // A file name has 255 characters at most.
  const report = name.replaceAll(/\W+/g, '-').slice(0, 200);
  const some = files
    .filter((glob) => !chosen || !glob.startsWith('!'))
    .map((glob) => (chosen ? glob.replace(/[^/]*$/, `@(${chosen.replaceAll(',', '|')}).ts`) : glob));
  const quick = await runMutants(report, [...some, '!**/*.test.ts', '!**/*.css.ts'], tests, packages);
  const left = quick.filter(({ status }) => unnoticed.has(status));
  if (isQuick || !slowTests || left.length === 0) return quick;
  const slow = await runMutants(`${report}-slow`, left.map(rangeOf), slowTests, packages);
  // A mutant in code that runs while a slow test is loaded is not covered by that run and survives it.
  const slowCounted = slow.filter(({ status }) => counted.has(status));
  const byKey = new Map(slowCounted.map((result) => [keyOf(result), result]));
  return quick.map((result) => (unnoticed.has(result.status) ? (byKey.get(keyOf(result)) ?? result) : result));
}

const rows: { target: string; file: string; mutants: number; noticed: number; percent: number }[] = [];
function countRow(target: string, file: string, results: Results): number {
  const noticed = results.filter(({ status }) => !unnoticed.has(status)).length;
  const percent = Math.round((noticed / results.length) * 1000) / 10;
  rows.push({ target, file, mutants: results.length, noticed, percent });
  return percent;
}

for (const name of names.length > 0 ? names : Object.keys(mutantTargets)) {
  const target = mutantTargets[targetOf(name)]!;
  const results = (await runTarget(name, target)).filter(({ status }) => counted.has(status));
  for (const mutant of results.filter(({ status }) => unnoticed.has(status))) {
    const { status, mutatorName, location, replacement } = mutant;
    console.log(
      `${fileOf(mutant)}:${location.start.line}  ${status}  ${mutatorName}  ${replacement.slice(0, 80).replaceAll(/\s+/g, ' ')}`,
    );
  }
  for (const file of new Set(results.map(fileOf)))
    countRow(
      name,
      file,
      results.filter((mutant) => fileOf(mutant) === file),
    );
  if (countRow(name, `all, ${target.atLeast} % wanted`, results) < target.atLeast) process.exitCode = 1;
}
console.table(rows);

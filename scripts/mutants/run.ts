import { Stryker } from '@stryker-mutator/core';
import { mutantPlaces } from './places.ts';

/** `npm run mutants -- masks dates`: changes the code in small ways and counts the changes that no unit test notices. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in mutantPlaces));
if (unknown.length > 0 || names.includes('--help')) {
  console.error(`npm run mutants -- [place …]   places: ${Object.keys(mutantPlaces).join(', ')}`);
  process.exit(2);
}

/** A mutant that no test reaches counts as one that nobody notices. */
const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

const rows: { place: string; mutants: number; noticed: number; percent: number; atLeast: number }[] = [];
for (const place of names.length > 0 ? names : Object.keys(mutantPlaces)) {
  const { files, tests, atLeast } = mutantPlaces[place]!;
  process.env.ORACULO_MUTANT_TESTS = JSON.stringify(tests);
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    mutate: [...files, '!**/*.test.ts', '!**/*.css.ts'],
    coverageAnalysis: 'perTest',
    // A constant of a module would run every test again for each of its mutants.
    ignoreStatic: true,
    reporters: ['html', 'json'],
    htmlReporter: { fileName: `test-results/mutants/${place}.html` },
    jsonReporter: { fileName: `test-results/mutants/${place}.json` },
    tempDirName: '.stryker-tmp',
    ignorePatterns: ['storybook-static', 'test-results', 'packages/ui/test/__screenshots__', 'packages/*/dist'],
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 20,
  }).runMutationTest();

  const counted = results.filter(({ status }) => noticed.has(status) || unnoticed.has(status));
  for (const { fileName, location, mutatorName, replacement } of counted.filter(({ status }) =>
    unnoticed.has(status),
  )) {
    const line = location.start.line + 1;
    console.log(
      `${fileName.replace(`${process.cwd()}/`, '')}:${line}  ${mutatorName}  ${replacement.slice(0, 80).replaceAll(/\s+/g, ' ')}`,
    );
  }
  const killed = counted.filter(({ status }) => noticed.has(status)).length;
  rows.push({
    place,
    mutants: counted.length,
    noticed: killed,
    percent: Math.round((killed / counted.length) * 1000) / 10,
    atLeast,
  });
}

console.table(rows);
process.exitCode = rows.every(({ percent, atLeast }) => percent >= atLeast) ? 0 : 1;

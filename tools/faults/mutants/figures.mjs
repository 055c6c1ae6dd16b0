import { appendFileSync, writeFileSync } from 'node:fs';

// Plain JavaScript, because Stryker’s own processes load this module too.
const path = () => process.env.ORACULO_MUTANT_FIGURES;

/** Writes the result of each mutant at once, so that an interrupted run keeps its results. */
export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'figures',
    value: {
      onDryRunCompleted: () => writeFileSync(path(), ''),
      onMutantTested: ({ fileName, location, mutatorName, replacement, status, testsCompleted }) =>
        appendFileSync(
          path(),
          `${status} ${fileName.split('/packages/').at(-1)}:${location.start.line}:${location.start.column} ${mutatorName} ${testsCompleted ?? 0} ${JSON.stringify(replacement).slice(0, 100)}\n`,
        ),
    },
  },
];

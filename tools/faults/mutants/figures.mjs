import { appendFileSync, writeFileSync } from 'node:fs';

// Stryker's own processes load this too, and know no TypeScript.
const path = () => process.env.ORACULO_MUTANT_FIGURES;

/** Writes each mutant as it is judged, so that a run that is cut leaves its figures. */
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

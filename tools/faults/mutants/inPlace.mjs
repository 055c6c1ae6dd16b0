import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

// Plain JavaScript, because Stryker’s own processes load this module.
const { factory } = vitestPlugins[0];
const path = () => process.env.ORACULO_MUTANT_VERDICTS;

function readVerdicts() {
  const verdicts = new Map();
  for (const line of readFileSync(path(), 'utf8').split('\n').filter(Boolean)) {
    const { verdict, mutant, id, why } = JSON.parse(line);
    const [file, ...name] = id.split('#');
    const test = `${relative(process.cwd(), file)}#${name.join('#')}`;
    const known = verdicts.get(mutant) ?? { outlived: new Set() };
    if (verdict === 'killed') Object.assign(known, { test, why });
    else known.outlived.add(test);
    verdicts.set(mutant, known);
  }
  return verdicts;
}

/**
 * Stryker’s runner, except that each mutant runs during a second dry run in one warm process (`inPlaceRunner.mjs`). If
 * that gives no result, because a test does not run twice or a mutant disturbed the process, Stryker runs the mutant
 * itself.
 */
function createInPlaceRunner(injector) {
  const runner = factory(injector);
  const dryRun = runner.dryRun.bind(runner);
  const mutantRun = runner.mutantRun.bind(runner);
  let verdicts;
  return Object.assign(runner, {
    async dryRun(options) {
      rmSync(path(), { force: true });
      const result = await dryRun(options);
      // The second dry run tests mutants only if this file exists.
      writeFileSync(path(), '');
      // A mutant may cause unhandled errors; only failed tests count.
      globalThis.oraculoIgnoresUnhandled = true;
      await dryRun(options);
      globalThis.oraculoIgnoresUnhandled = false;
      return result;
    },
    async mutantRun(options) {
      verdicts ??= readVerdicts();
      const { activeMutant, testFilter } = options;
      const { test, why, outlived = new Set() } = verdicts.get(activeMutant.id) ?? {};
      if (test) return { status: 'killed', killedBy: [test], failureMessage: why, nrOfTests: outlived.size + 1 };
      const left = testFilter?.filter((one) => !outlived.has(one));
      if (left?.length === 0) return { status: 'survived', nrOfTests: outlived.size };
      return mutantRun({ ...options, testFilter: left });
    },
  });
}
createInPlaceRunner.inject = ['$injector'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-place', factory: createInPlaceRunner }];

import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';

export interface WarmTests {
  /** The first failure of the tests below these paths, as one line; undefined if all passed. */
  firstFailure: (paths: readonly string[]) => Promise<string | undefined>;
  /** The file has changed on disk, so every test must load it again. */
  forget: (file: string) => void;
  close: () => Promise<void>;
}

/** Storybook's plugin puts a coloured line with an address before each message. */
const firstLine = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .find((line) => line.trim() !== '' && !line.includes('Click to debug'))
    ?.slice(0, 120) ?? '';

const failureOf = (module: TestModule): string | undefined => {
  const [test] = [...module.children.allTests('failed')];
  const [error] = [...(test?.result().errors ?? []), ...module.errors()];
  if (!error) return undefined;
  return `${test?.fullName ?? module.relativeModuleId}: ${firstLine(error.message)}`;
};

/**
 * Runs stories with axe in both modes, and the browser tests. They stay open, because starting them for each fault
 * would take longer than the tests.
 */
export async function openTests(): Promise<WarmTests> {
  // Set as by Vitest’s own command; without them Storybook’s plugin finds no story.
  Object.assign(process.env, { TEST: 'true', VITEST: 'true', NODE_ENV: 'test' });
  // Stops at the first failure. With its own reporter the run does not write test results for `npm test`.
  const vitest = await createVitest('test', {
    project: ['stories', 'browser'],
    watch: false,
    bail: 1,
    reporters: [{}],
  });
  const all: TestSpecification[] = await vitest.globTestSpecifications();
  const firstFailure = async (paths: readonly string[]) => {
    const chosen = all.filter(({ moduleId }) => paths.some((path) => moduleId.includes(path)));
    if (chosen.length === 0) throw new Error(`no test below ${paths.join(', ')}`);
    const files = new Set(chosen.map(({ moduleId }) => moduleId));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
    const failures = testModules.filter(({ moduleId }) => files.has(moduleId)).map(failureOf);
    const [unhandled] = unhandledErrors as Error[];
    return failures.find((failure) => failure !== undefined) ?? unhandled?.message;
  };
  return {
    firstFailure,
    forget: (file) => vitest.invalidateFile(resolve(file)),
    close: () => vitest.close(),
  };
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The last result of a step of the check. */
export interface StepStatus {
  step: string;
  /** The number of passed tests and of all tests, if the step counts them. */
  tests?: { passed: number; all: number };
  passed: boolean;
  minutes: number;
  /** yyyy-MM-dd */
  day: string;
}

export interface Status {
  steps: StepStatus[];
  /** The name, version and counts of each browser, one per line. */
  browsers: string[];
}

/** Written at the end of every run. `npm run generate -- status` copies it into the repository. */
export const recordPath = '.cache/reports/status.json';
export const statusPath = 'docs/status.json';

export function readStatus(path: string): Status {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { steps: [], browsers: [] };
  }
}

export function writeStatus(path: string, status: Status) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(status, null, 2)}\n`);
}

/** Results of `newer` replace those of `older`, in the order of `names`. Steps that are not in `names` were removed. */
export function mergeStatus(older: Status, newer: Status, names: readonly string[]): Status {
  const steps = names.flatMap((name) =>
    [newer, older].flatMap(({ steps: some }) => some.filter(({ step }) => step === name)).slice(0, 1),
  );
  return { steps, browsers: newer.browsers.length > 0 ? newer.browsers : older.browsers };
}

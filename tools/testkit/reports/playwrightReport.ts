import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { fromRoot, titleSeparator, writeTestReport } from './testReport.ts';

/** Writes the results of a run, even of a failed or interrupted one. A test without a result did not run. */
export default class PlaywrightReport implements Reporter {
  #startedAt = 0;
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite) {
    this.#startedAt = Date.now();
    this.#suite = suite;
  }

  onEnd(_result: FullResult) {
    // A run on translated pages repeats the others, and has a report of its own.
    const suites = (this.#suite?.suites ?? []).filter((suite) => suite.project()?.name !== 'translated');
    if (this.#suite && suites.length === 0) return;
    const tests = suites
      .flatMap((suite) => suite.allTests())
      .map((test) => {
        // Skips the first three titles: the root, the project and the file.
        const title = test.titlePath().slice(3).join(titleSeparator);
        const states = test.results.map(({ status }) => status);
        const ran = states.some((state) => state !== 'skipped' && state !== 'interrupted');
        const outcome = !ran
          ? 'skipped'
          : test.outcome() === 'expected' && test.expectedStatus === 'passed'
            ? 'passed'
            : 'failed';
        return { file: fromRoot(test.location.file), title, line: test.location.line, outcome } as const;
      });
    writeTestReport('e2e', { startedAt: this.#startedAt, tests });
  }

  printsToStdio() {
    return false;
  }
}

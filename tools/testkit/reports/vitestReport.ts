import type { Reporter, TestModule } from 'vitest/node';
import {
  fromRoot,
  type ReportedTest,
  type ReportKind,
  reportKinds,
  titleSeparator,
  writeTestReport,
} from './testReport.ts';

const outcomes = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'skipped' } as const;

const testsOf = (module: TestModule): ReportedTest[] =>
  [...module.children.allTests()].map((test) => {
    const blocks = [test.name];
    for (let at = test.parent; at.type === 'suite'; at = at.parent) blocks.unshift(at.name);
    return {
      file: fromRoot(module.moduleId),
      title: blocks.join(titleSeparator),
      line: test.location?.line,
      outcome: outcomes[test.result().state],
    };
  });

/** Writes the results of each project of a run, even of a failed one. */
export class VitestReport implements Reporter {
  #startedAt = 0;

  onTestRunStart() {
    this.#startedAt = Date.now();
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    for (const kind of reportKinds) {
      const own = modules.filter(({ project }) => project.name === kind || project.name.startsWith(`${kind} (`));
      if (own.length > 0)
        writeTestReport(kind satisfies ReportKind, { startedAt: this.#startedAt, tests: own.flatMap(testsOf) });
    }
  }
}

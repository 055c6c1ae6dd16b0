import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** One place for what every kind of test writes, so that the tags of `docs/requirements.md` can be held against one run. */
export const reportKinds = ['unit', 'stories', 'browser', 'e2e'] as const;
export type ReportKind = (typeof reportKinds)[number];

export interface ReportedTest {
  /** From the root of the repository, with slashes. */
  file: string;
  /** With the names of the blocks around it, parted by ` › `. */
  title: string;
  /** Where the test begins in its file; unknown for stories. */
  line: number | undefined;
  outcome: 'passed' | 'failed' | 'skipped';
}

export interface TestReport {
  /** Milliseconds since 1970. */
  startedAt: number;
  tests: ReportedTest[];
}

export const titleSeparator = ' › ';

const pathOf = (kind: ReportKind) => `.cache/reports/${kind}.json`;

export const fromRoot = (file: string) => relative(process.cwd(), file).replaceAll('\\', '/');

export function writeTestReport(kind: ReportKind, report: TestReport) {
  mkdirSync(dirname(pathOf(kind)), { recursive: true });
  writeFileSync(pathOf(kind), `${JSON.stringify(report)}\n`);
}

/** Undefined when there is none, or only one of a run before `since`. */
export function readTestReport(kind: ReportKind, since: number): TestReport | undefined {
  let text: string;
  try {
    text = readFileSync(pathOf(kind), 'utf8');
  } catch {
    return undefined;
  }
  const report: TestReport = JSON.parse(text);
  return report.startedAt >= since ? report : undefined;
}

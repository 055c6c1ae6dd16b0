import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/**
 * All kinds of tests write reports of the same form, so that the rows of `docs/requirements.md` can be checked against
 * one run.
 */
export const reportKinds = ['unit', 'stories', 'browser', 'e2e'] as const;
export type ReportKind = (typeof reportKinds)[number];

export interface ReportedTest {
  /** From the root of the repository, with slashes. */
  file: string;
  /** The names of the enclosing `describe` blocks and the title, joined by ` › `. */
  title: string;
  /** The line at which the test begins; unknown for stories. */
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

/** The report of a run that started at or after `since`; undefined if there is none. */
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

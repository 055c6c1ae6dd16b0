import { type ReportedTest, type ReportKind, titleSeparator } from './testReport.ts';

export interface CoverageRow {
  line: number;
  /** `1 §5`: part and section. */
  section: string;
  /** As written: `path › title`. */
  tests: string[];
  /** What stands in the second cell besides tests. */
  words: string;
}

/** The rows of every table whose first cell begins with a section. */
export function readCoverageRows(markdown: string): CoverageRow[] {
  return markdown.split('\n').flatMap((text, index): CoverageRow[] => {
    const [, what = '', shownBy = ''] = text.split(/(?<!\\)\|/);
    const section = /^\s*((?:[12] §\d|decisions|issue \d))(?=[ :])/.exec(what)?.[1];
    if (!text.startsWith('|') || section === undefined) return [];
    const tests = [...shownBy.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
    const words = shownBy.replace(/`[^`]+`|<br>/g, '').trim();
    return [{ line: index + 1, section, tests, words }];
  });
}

/** Which kind of run knows a test file. */
export function kindOf(file: string): ReportKind | undefined {
  if (file.startsWith('packages/app/e2e/') && file.endsWith('.spec.ts')) return 'e2e';
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (file.endsWith('.browser.test.tsx')) return 'browser';
  return /\.test\.tsx?$/.test(file) ? 'unit' : undefined;
}

type Reports = Partial<Record<ReportKind, readonly ReportedTest[]>>;

const sections = ['1', '2'].flatMap((part) => Array.from({ length: 9 }, (_, index) => `${part} §${index + 1}`));

/** Why a listed test does not count; undefined when it passed, or when nothing is known of its kind. */
function problemOf(name: string, reports: Reports): string | undefined {
  const [file = '', ...rest] = name.split(titleSeparator);
  const title = rest.join(titleSeparator);
  const kind = kindOf(file);
  if (kind === undefined || title === '') return 'is not written as `file › title`';
  const tests = reports[kind];
  if (!tests) return undefined;
  const found = tests.filter((test) => test.file === file && test.title === title);
  if (found.length === 0) return 'does not exist';
  // The same test at several widths or in several blocks of data: all of them count.
  if (found.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return found.every(({ outcome }) => outcome === 'passed') ? undefined : 'did not run';
}

/** What is wrong with the list, each as one line; reports that are missing are not judged. */
export function judgeCoverage(rows: readonly CoverageRow[], reports: Reports): string[] {
  const known = new Set(rows.map(({ section }) => section));
  const missing = sections.filter((section) => !known.has(section)).map((section) => `${section} has no row`);
  const wrong = rows.flatMap(({ line, tests, words }) => {
    if (tests.length === 0) return words === '' ? [`line ${line}: names no test and says nothing`] : [];
    return tests.flatMap((name) => {
      const problem = problemOf(name, reports);
      return problem === undefined ? [] : [`line ${line}: ${name} ${problem}`];
    });
  });
  return [...missing, ...wrong];
}

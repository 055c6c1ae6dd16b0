import { readFileSync } from 'node:fs';
import { judgeCoverage, kindOf, readCoverageRows } from './coverageRows.ts';
import { type ReportedTest, readTestReport, reportKinds, type ReportKind, titleSeparator } from './testReport.ts';

/** `--lenient`: after a run of some steps only, what did not run is named and not judged. */
const isLenient = process.argv.includes('--lenient');
/** Within `npm test` only what this run wrote counts; started by hand, whatever lies there. */
const since = Number(process.env.ORACULO_CHECK_STARTED_AT ?? 0);

const rows = readCoverageRows(readFileSync('docs/coverage.md', 'utf8'));
const listed = new Set(rows.flatMap(({ tests }) => tests));
const asked = reportKinds.filter((kind) =>
  [...listed].some((name) => kindOf(name.split(titleSeparator)[0] ?? '') === kind),
);

const reports: Partial<Record<ReportKind, readonly ReportedTest[]>> = {};
for (const kind of asked) {
  const report = readTestReport(kind, since);
  if (report) reports[kind] = report.tests;
}
const absent = asked.filter((kind) => !reports[kind]);
const problems = judgeCoverage(rows, reports);

const unlisted = new Set(
  (reports.e2e ?? []).flatMap(({ file }) => ([...listed].some((name) => name.startsWith(file)) ? [] : [file])),
);
for (const file of unlisted) console.log(`note: no row names ${file}`);
for (const problem of problems) console.error(`docs/coverage.md: ${problem}`);
if (absent.length > 0) {
  const sentence = `no report of this run from: ${absent.join(', ')}`;
  if (isLenient) console.log(`${sentence}; their rows are not judged`);
  else console.error(sentence);
}
console.log(`${rows.length} rows, ${listed.size} tests, ${problems.length} problems`);
process.exitCode = problems.length > 0 || (absent.length > 0 && !isLenient) ? 1 : 0;

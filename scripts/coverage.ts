import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * `docs/coverage.md` says which test shows each sentence group of the specification, as `file › title`. This fails when
 * a listed test does not exist, did not run, or did not pass in the reports that the other steps just wrote.
 */
const reports = {
  unit: '.cache/reports/unit.json',
  stories: '.cache/reports/stories.json',
  browser: '.cache/reports/browser.json',
  e2e: '.cache/reports/e2e.json',
};

interface VitestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; ok: boolean; file: string }[];
  suites?: PlaywrightSuite[];
}

const key = (file: string, title: string) => `${file} › ${title}`;
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function* vitestTests(report: VitestReport): Generator<[string, boolean]> {
  for (const { name, assertionResults } of report.testResults) {
    for (const { title, status } of assertionResults) {
      yield [key(relative(process.cwd(), name), title), status === 'passed'];
    }
  }
}

function* playwrightTests(suites: PlaywrightSuite[]): Generator<[string, boolean]> {
  for (const { specs, suites: inner } of suites) {
    for (const { title, ok, file } of specs) yield [key(`packages/app/e2e/${file}`, title), ok];
    if (inner) yield* playwrightTests(inner);
  }
}

const missingReports = Object.values(reports).filter((path) => !existsSync(path));
if (missingReports.length > 0) {
  console.error(`No report: ${missingReports.join(', ')}. Run the steps that write them first.`);
  process.exit(1);
}

const outcomes = new Map<string, boolean>([
  ...vitestTests(read(reports.unit) as VitestReport),
  ...vitestTests(read(reports.stories) as VitestReport),
  ...vitestTests(read(reports.browser) as VitestReport),
  ...playwrightTests((read(reports.e2e) as { suites: PlaywrightSuite[] }).suites),
]);

const rows = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [12] §/.test(line));

const faults = rows.flatMap((row) => {
  const listed = [...row.matchAll(/`([^`]+ › [^`]+)`/g)].map(([, test]) => String(test));
  if (listed.length === 0) return [`no test is listed: ${row}`];
  return listed.flatMap((test) => {
    const passed = outcomes.get(test);
    if (passed === undefined) return [`did not run: ${test}`];
    return passed ? [] : [`did not pass: ${test}`];
  });
});

for (const fault of faults) console.error(fault);
console.log(`${rows.length} sentence groups of the specification, ${faults.length} without a passing test`);
process.exitCode = faults.length === 0 && rows.length > 0 ? 0 : 1;

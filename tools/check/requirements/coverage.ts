import { readFileSync, writeFileSync } from 'node:fs';
import { storyNameFromExport } from 'storybook/internal/csf';
import {
  type ReportedTest,
  readTestReport,
  type ReportKind,
  reportKinds,
} from '@oraculo-tools/testkit/reports/testReport.ts';
import { hasNoTest, readRequirements, writeCoveragePage } from './coveragePage.ts';
import { readAllSpecTags, type SpecTag } from './specTags.ts';

/** `--write` only writes the page. `--lenient` is for a run of some steps: tests that did not run are not checked. */
const [isWriting, isLenient] = ['--write', '--lenient'].map((option) => process.argv.includes(option));
/** In `npm test` only reports of this run count. If the script is started alone, any report counts. */
const since = Number(process.env.ORACULO_CHECK_STARTED_AT ?? 0);
const path = 'docs/coverage.md';
const source = 'docs/requirements.md';

const page = readFileSync(source, 'utf8');
const tags = readAllSpecTags();
const current = writeCoveragePage(page, tags);
if (isWriting) {
  writeFileSync(path, current);
  process.exit();
}

function kindOf(file: string): ReportKind {
  if (file.endsWith('.spec.ts')) return 'e2e';
  if (file.endsWith('.stories.tsx')) return 'stories';
  return file.endsWith('.browser.test.tsx') ? 'browser' : 'unit';
}

const reports = new Map(reportKinds.map((kind) => [kind, readTestReport(kind, since)?.tests]));

const isOf = (tag: SpecTag) => (test: ReportedTest) => {
  if (test.file !== tag.file) return false;
  if (tag.story !== undefined) return test.title === storyNameFromExport(tag.story);
  return test.line !== undefined && test.line >= tag.firstLine && test.line <= tag.lastLine;
};

/** Why the tests below a tag do not count as passed. If a test runs at several widths, all runs must pass. */
function problemOf(tag: SpecTag): string[] {
  const tests = reports.get(kindOf(tag.file))?.filter(isOf(tag));
  if (!tests) return [];
  const where = `${tag.file}:${tag.line}: the test of ${tag.requirements.join(' ')}`;
  // The smoke journeys are a subset of the end-to-end tests.
  if (tests.length === 0 && isLenient) return [];
  if (tests.length === 0 || tests.some(({ outcome }) => outcome === 'skipped')) return [`${where} did not run`];
  return tests.some(({ outcome }) => outcome === 'failed') ? [`${where} failed`] : [];
}

const requirements = readRequirements(page);
const known = new Set(requirements.map(({ id }) => id));
const tagged = new Set(tags.flatMap((tag) => tag.requirements));
const absent = reportKinds.filter((kind) => !reports.get(kind));

const problems = [
  ...requirements.flatMap((one) => (tagged.has(one.id) || hasNoTest(one) ? [] : [`${source}: ${one.id} has no test`])),
  ...tags.flatMap((tag) =>
    tag.requirements.filter((id) => !known.has(id)).map((id) => `${tag.file}:${tag.line}: ${source} has no row ${id}`),
  ),
  ...tags.flatMap(problemOf),
  ...(current === readFileSync(path, 'utf8') ? [] : [`${path} is out of date: npm run generate -- coverage`]),
  ...(isLenient ? [] : absent.map((kind) => `no report of this run from: ${kind}`)),
];
for (const problem of problems) console.error(problem);
if (isLenient && absent.length > 0) console.log(`not checked, because they did not run: ${absent.join(', ')}`);
console.log(`${requirements.length} requirements, ${tags.length} tagged tests, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

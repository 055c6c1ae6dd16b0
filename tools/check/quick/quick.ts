import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseTests } from './chooseTests.ts';
import { readImports } from './importGraph.ts';
import { findQuotes, removedTexts } from './removedTexts.ts';

const limits = { unit: 20, stories: 8 };

const { values } = parseArgs({ options: { base: { type: 'string', default: 'main' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(`npm run quick [-- --base=<commit>]
Types, lint, and the unit tests and stories nearest to what changed since main: at most ${limits.unit} and ${limits.stories} files. It says what it
leaves out; \`npm test\` does the rest.`);
  process.exit(0);
}

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');
const [base = ''] = git('merge-base', 'HEAD', values.base);
const untracked = git('ls-files', '--others', '--exclude-standard');
const changed = [...new Set([...git('diff', '--name-only', base), ...untracked])].filter((file) => existsSync(file));

const sources = [...git('ls-files'), ...untracked].filter(
  (file) => /^(packages|tools|scripts|\.storybook)\/.*\.(tsx?|mjs)$/.test(file) && existsSync(file),
);
const imports = readImports(sources);
const isUnit = (file: string) => /\.test\.tsx?$/.test(file) && !file.endsWith('.browser.test.tsx');
const isStory = (file: string) => file.endsWith('.stories.tsx');
const unit = chooseTests(changed, imports, isUnit, limits.unit);
const stories = chooseTests(changed, imports, isStory, limits.stories);

const env = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
};

interface Outcome {
  name: string;
  passed: boolean;
  seconds: number;
}

/** Two steps run in parallel, so the output of each is printed when it ends. */
function runStep(name: string, command: string): Promise<Outcome> {
  const begunAt = performance.now();
  const step = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  const output: Buffer[] = [];
  for (const stream of [step.stdout, step.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  return new Promise((end) => {
    step.on('close', (code) => {
      console.log(`\n── ${name}\n${Buffer.concat(output).toString()}`);
      end({ name, passed: code === 0, seconds: (performance.now() - begunAt) / 1000 });
    });
  });
}

async function inTurn(steps: [name: string, command: string][]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, command] of steps) outcomes.push(await runStep(name, command));
  return outcomes;
}

/** Journeys, recordings and documents that still quote a text that the change removed from a package. */
function checkQuotes(): Outcome {
  const begunAt = performance.now();
  const isSource = (file: string) => /^packages\/[^/]+\/src\//.test(file) && !isUnit(file) && !isStory(file);
  const texts = removedTexts(git('diff', '--unified=0', base, '--', 'packages/*/src/*').join('\n'));
  const isQuoting = (file: string) => /\.(tsx?|mdx?|txt)$/.test(file) && existsSync(file);
  const files = texts.length === 0 ? [] : git('ls-files').filter(isQuoting);
  const quotes = findQuotes(texts, new Map(files.map((file) => [file, readFileSync(file, 'utf8')])), isSource);
  if (quotes.length > 0) console.log(`\n── quotes of removed texts\n${quotes.join('\n')}`);
  return { name: 'quotes', passed: quotes.length === 0, seconds: (performance.now() - begunAt) / 1000 };
}

const testing = (project: string, { chosen }: { chosen: string[] }): [string, string][] =>
  chosen.length === 0 ? [] : [[project, `vitest run --project '${project}*' ${chosen.join(' ')}`]];
const [checks, tests] = await Promise.all([
  inTurn([
    ['types', 'tsc -b'],
    ['lint', 'oxlint --deny-warnings && biome format .'],
  ]),
  inTurn([...testing('unit', unit), ...testing('stories', stories)]),
]);
const outcomes = [...checks, ...tests, checkQuotes()];

for (const { name, passed, seconds } of outcomes)
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${seconds.toFixed(1)} s`);
console.log(`
left out: of what reaches the change ${unit.leftOut} files of unit tests and ${stories.leftOut} of stories; tests that read sources
as text, browser tests, pictures, packages, journeys, attacks: \`npm test\` and \`npm test -- all\``);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { base: { type: 'string', default: 'main' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(`npm run quick [-- --base=<commit>]
Types, lint, and of what changed since main the unit tests and the stories. \`npm test\` does the rest.`);
  process.exit(0);
}

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
const [base = ''] = git('merge-base', 'HEAD', values.base);
const changed = [
  ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
].filter((file) => existsSync(file));

/** The stories beside what changed. A change of a shared part reaches more of them than these. */
const storyFolders = [
  ...new Set(changed.filter((file) => /^packages\/(ui|app)\/src\/.*\.tsx?$/.test(file)).map((file) => dirname(file))),
].filter((folder) => git('ls-files', `${folder}/*.stories.tsx`).length > 0);

interface Step {
  name: string;
  command: string;
}
const steps: Step[] = [
  { name: 'types', command: 'tsc -b' },
  { name: 'lint', command: 'oxlint --deny-warnings && biome format .' },
  { name: 'unit', command: `vitest run --project 'unit*' --changed ${base} --passWithNoTests` },
  ...(storyFolders.length > 0
    ? [{ name: 'stories', command: `vitest run --project stories ${storyFolders.join(' ')}` }]
    : []),
];

const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) };
const outcomes = steps.map(({ name, command }) => {
  const begunAt = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  return { name, passed: status === 0, seconds: (performance.now() - begunAt) / 1000 };
});

console.log('');
for (const { name, passed, seconds } of outcomes)
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${seconds.toFixed(1)} s`);
console.log(
  `left out: ${storyFolders.length > 0 ? '' : 'stories (none beside what changed), '}stories of other folders, browser tests, pictures, packages, journeys, gateway attacks: \`npm test\``,
);
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1;

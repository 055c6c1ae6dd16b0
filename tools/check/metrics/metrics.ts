import { readdirSync, readFileSync } from 'node:fs';
import { findRepeats } from './repeats.ts';
import { isSource, readCode } from './sources.ts';

/**
 * Checks the form of the sources. A file that is too long gives a warning, unless a record in `docs/decisions` names it; repeated
 * lines are an error. Lint checks import cycles and the order of folders.
 */
const longest = 250;
const repeatedLines = 12;

const roots = ['packages/ui', 'packages/api-client', 'packages/app', 'packages/gateway', 'scripts', 'tools'];
const decisions = 'docs/decisions';

const middleOf = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const sources = readCode().filter(isSource);

console.log(`${'sources'.padEnd(22)} files   lines  median  longest`);
for (const root of ['', ...roots]) {
  const lengths = sources.filter(({ path }) => path.startsWith(root)).map(({ lines }) => lines.length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const figures = [lengths.length, total, middleOf(lengths), Math.max(0, ...lengths)];
  console.log((root || 'all').padEnd(20) + figures.map((figure) => String(figure).padStart(8)).join(''));
}

const records = readdirSync(decisions).map((file) => readFileSync(`${decisions}/${file}`, 'utf8'));
for (const { path, lines } of sources) {
  if (lines.length > longest && !records.some((record) => record.includes(path))) {
    console.log(`warning: ${path} has ${lines.length} lines; split it, or say in a decision why not`);
  }
}

const repeats = findRepeats(sources, repeatedLines);
console.log(`repeated runs of more than ${repeatedLines} lines: ${repeats.length}`);
for (const [first, second] of repeats) {
  console.error(`  ${second.path}:${second.from}-${second.to} repeats ${first.path}:${first.from}-${first.to}`);
}
process.exitCode = repeats.length === 0 ? 0 : 1;

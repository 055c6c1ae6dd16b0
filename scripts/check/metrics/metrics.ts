import { findRepeats } from './repeats.ts';
import { isSource, readCode } from './sources.ts';

/** What `CONTRIBUTING.md` promises about the form of the sources. Import cycles and the order of rooms are held by lint. */
const limits = { longest: 230, median: 45, siblings: 20, repeatedLines: 12 };

const roots = ['packages/ui', 'packages/api-client', 'packages/app', 'packages/gateway', 'scripts', 'bench'];
/** A folder for each component, or a file for each of many things of one kind. */
const collections = /^packages\/ui\/src\/(components|internal)$|^packages\/ui\/src\/icons$/;

const middleOf = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const code = readCode();
const sources = code.filter(isSource);
const problems: string[] = [];

console.log(`${'sources'.padEnd(22)} files   lines  median  longest`);
for (const root of ['', ...roots]) {
  const lengths = sources.filter(({ path }) => path.startsWith(root)).map(({ lines }) => lines.length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const figures = [lengths.length, total, middleOf(lengths), Math.max(0, ...lengths)];
  console.log((root || 'all').padEnd(20) + figures.map((figure) => String(figure).padStart(8)).join(''));
  if (root === '' && middleOf(lengths) > limits.median) problems.push(`median length is over ${limits.median} lines`);
}

for (const { path, lines } of code) {
  if (lines.length > limits.longest) problems.push(`${path} has ${lines.length} lines; at most ${limits.longest}`);
}

const siblings = new Map<string, number>();
for (const { path } of sources) {
  const folder = path.slice(0, path.lastIndexOf('/'));
  siblings.set(folder, (siblings.get(folder) ?? 0) + 1);
}
for (const [folder, count] of siblings) {
  if (count > limits.siblings && !collections.test(folder)) {
    problems.push(`${folder} has ${count} sources; at most ${limits.siblings}`);
  }
}

const repeats = findRepeats(sources, limits.repeatedLines);
for (const [first, second] of repeats) {
  problems.push(`${second.path}:${second.from}-${second.to} repeats ${first.path}:${first.from}-${first.to}`);
}
console.log(`runs of more than ${limits.repeatedLines} lines that stand twice: ${repeats.length}`);

for (const problem of problems) console.error(`  ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

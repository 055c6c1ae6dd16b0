import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { CsvRow } from '@oraculo/api-client/contract';
import { compareRows, type Difference, inOrder } from './corpus/compareRows.ts';
import { type FileReading, readFile } from './corpus/readFile.ts';
import { endSecondReader, readWithSecondReader } from './corpus/secondReader.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) {
  print(
    'npm run tool -- corpus ‹folder› [--compare]\nReads every .xlsx, .xls and .csv below a folder as the gateway does; --compare compares with SheetJS.',
  );
  process.exit(2);
}

const counts = new Map<string, number>();
const count = (outcome: string) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

const shown = (reading: FileReading): string => {
  if (reading.kind !== 'read') return `${reading.kind}: ${reading.sentence}`;
  const columns = reading.rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return `${reading.sheet ? `sheet “${reading.sheet}”, ` : ''}${reading.rows.length} rows, ${columns} columns`;
};

const isDamaged = (reading: FileReading) => reading.kind === 'refused' && /danificad/.test(reading.sentence);

const shownDifferences = (differences: readonly Difference[]): string =>
  differences
    .slice(0, 3)
    .map(
      ({ line, column, own, other }) =>
        `\n    line ${line}, column ${column + 1}: ${JSON.stringify(own)}, SheetJS has ${JSON.stringify(other)}`,
    )
    .join('');

/** Prints one line about a file. A line that a person should check begins with an exclamation mark. */
async function report(path: string, name: string): Promise<void> {
  const reading = await readFile(path);
  if (!values.compare) {
    count(reading.kind === 'refused' ? reading.sentence : reading.kind);
    print(`${reading.kind === 'crash' ? '! ' : ''}${name}: ${shown(reading)}`);
    return;
  }
  const other = await readWithSecondReader(path);
  const ordered = /\.csv$/i.test(path) ? inOrder : Array.from<CsvRow>;
  const differences =
    reading.kind === 'read' && other.kind === 'read' ? compareRows(ordered(reading.rows), ordered(other.rows)) : [];
  const isWronglyDamaged = isDamaged(reading) && other.kind === 'read';
  const outcome = isWronglyDamaged ? 'called damaged, opened by SheetJS' : differences.length > 0 ? 'differs' : 'equal';
  const own = reading.kind === 'refused' ? `refused: ${reading.sentence}` : reading.kind;
  count(
    reading.kind === 'read' && other.kind !== 'read'
      ? 'read, not opened by SheetJS'
      : reading.kind === 'read' || isWronglyDamaged
        ? outcome
        : own,
  );
  const mark = reading.kind === 'crash' || isWronglyDamaged || differences.length > 0 ? '! ' : '';
  print(`${mark}${name}: ${shown(reading)} | SheetJS: ${shown(other)}${shownDifferences(differences)}`);
}

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const paths = entries
  .filter((entry) => entry.isFile() && /\.(xlsx|xls|csv)$/i.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name))
  .toSorted();
for (const path of paths) await report(path, relative(folder, path));
endSecondReader();

print(`\n${paths.length} files`);
for (const [outcome, number] of [...counts].toSorted(([, one], [, other]) => other - one))
  print(`${number}  ${outcome}`);
process.exitCode =
  counts.has('crash') || counts.has('differs') || counts.has('called damaged, opened by SheetJS') ? 1 : 0;

import { posix } from 'node:path';

export interface Choice {
  /** Nearest to the change first. */
  chosen: string[];
  /** How many more tests reach the change. */
  leftOut: number;
}

/** How many imports lie between a changed file and each file that reaches it. */
function stepsFrom(changed: readonly string[], imports: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      const known = importers.get(target);
      if (known) known.push(file);
      else importers.set(target, [file]);
    }
  }
  const steps = new Map(changed.map((file) => [file, 0]));
  // A map iterates in insertion order and includes entries added meanwhile, which gives breadth first.
  for (const [file, at] of steps) {
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, at + 1);
  }
  return steps;
}

const stemOf = (file: string): string => posix.basename(file).split('.')[0]!;
/** “batches” and “batchFiles” begin alike; five letters keep “use” and “open” from counting. */
const subjectOf = (file: string): string => stemOf(file).slice(0, 5).toLowerCase();

/**
 * The tests that are nearest to a change: those of its folder, then by imports between them. Gateway tests all reach a route through
 * the same start of a gateway; among equals, those come first whose name begins as that of a changed file.
 */
export function chooseTests(
  changed: readonly string[],
  imports: ReadonlyMap<string, ReadonlySet<string>>,
  isTest: (file: string) => boolean,
  limit: number,
): Choice {
  const steps = stepsFrom(changed, imports);
  const folders = new Set(changed.map((file) => posix.dirname(file)));
  const subjects = new Set(changed.map(subjectOf));
  const isNear = (file: string) => folders.has(posix.dirname(file));
  const distance = (file: string) => (isNear(file) ? Math.min(1, steps.get(file) ?? 1) : steps.get(file)!);
  const isAlike = (file: string) => Number(subjects.has(subjectOf(file)));
  const reached = [...imports.keys()].filter((file) => isTest(file) && (steps.has(file) || isNear(file)));
  const sorted = reached.toSorted((a, b) => distance(a) - distance(b) || isAlike(b) - isAlike(a) || (a < b ? -1 : 1));
  return { chosen: sorted.slice(0, limit), leftOut: Math.max(0, sorted.length - limit) };
}

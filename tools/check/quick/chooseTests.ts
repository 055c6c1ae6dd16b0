import { posix } from 'node:path';

export interface Choice {
  /** Nearest to the change first. */
  chosen: string[];
  /** The number of further tests that reach the change. */
  leftOut: number;
}

/** The number of imports between a changed file and each file that reaches it. */
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
  // A map iterates in insertion order and includes entries that are added meanwhile, so this is a breadth-first search.
  for (const [file, at] of steps) {
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, at + 1);
  }
  return steps;
}

const stemOf = (file: string): string => posix.basename(file).split('.')[0]!;
/** “batches” and “batchFiles” begin alike. Five letters are required, so that “use” and “open” do not count. */
const subjectOf = (file: string): string => stemOf(file).slice(0, 5).toLowerCase();

/**
 * The tests that are nearest to a change: first those of its folder, then by the number of imports in between. All
 * gateway tests reach a route through the same start of a gateway; among equally near tests, those come first whose
 * name begins like the changed file.
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

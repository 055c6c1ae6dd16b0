import { sameValue } from './sameValue.ts';

/**
 * Merges a form with a record that somebody else may have changed since the form was opened (`base`). A field that one
 * side changed takes that change. A field that both changed keeps the value of the form and is named in `conflicts`.
 */
export function mergeEdits<Values extends object>(base: Values, theirs: Values, mine: Values) {
  const merged = { ...mine };
  const conflicts: (keyof Values & string)[] = [];
  for (const name of Object.keys(base) as (keyof Values & string)[]) {
    if (sameValue(base[name], theirs[name]) || sameValue(mine[name], theirs[name])) continue;
    if (sameValue(mine[name], base[name])) merged[name] = theirs[name];
    else conflicts.push(name);
  }
  return { merged, conflicts };
}

import { sameValue } from './sameValue.ts';

/**
 * Merges a form with a record that somebody else may have changed since the form was opened (`began`). A field that one
 * side changed takes that change. A field that both changed keeps the value of the form and is named in `clashes`.
 */
export function mergeEdits<Values extends object>(began: Values, stored: Values, edited: Values) {
  const merged = { ...edited };
  const clashes: (keyof Values & string)[] = [];
  for (const name of Object.keys(began) as (keyof Values & string)[]) {
    if (sameValue(began[name], stored[name]) || sameValue(edited[name], stored[name])) continue;
    if (sameValue(edited[name], began[name])) merged[name] = stored[name];
    else clashes.push(name);
  }
  return { merged, clashes };
}

import { sameValue } from './sameValue.ts';

/**
 * A record that somebody else may have changed since its form was opened (`began`): what only one side changed stands,
 * and `clashes` names the fields that both did, where the form's value stands.
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

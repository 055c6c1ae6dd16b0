import type { KeptDraft } from '../session/useDraft.ts';
import { mergeEdits } from './mergeEdits.ts';

/**
 * Applies the typed values to the current values of the form (`initial`). `base` keeps the old value of a field that
 * somebody else changed too, so that saving still asks about it.
 */
export function restoreDraft<Values extends object>(initial: Values, kept: KeptDraft<Values>) {
  const before = { ...initial, ...kept.base };
  const { merged, conflicts } = mergeEdits(before, initial, { ...initial, ...kept.values });
  const base = { ...initial };
  for (const name of conflicts) base[name] = before[name];
  return { values: merged, base };
}

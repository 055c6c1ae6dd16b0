import type { KeptDraft } from '../session/useDraft.ts';
import { mergeEdits } from './mergeEdits.ts';

/**
 * Lays what was typed over what the form holds by now (`initial`). `began` keeps the old value of a field that somebody
 * else changed as well, so that saving still asks about it.
 */
export function restoreDraft<Values extends object>(initial: Values, kept: KeptDraft<Values>) {
  const before = { ...initial, ...kept.began };
  const { merged, clashes } = mergeEdits(before, initial, { ...initial, ...kept.values });
  const began = { ...initial };
  for (const name of clashes) began[name] = before[name];
  return { values: merged, began };
}

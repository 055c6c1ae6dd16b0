import { useConfirm } from '@oraculo/ui';
import { mergeEdits } from './mergeEdits.ts';

/** Merges the edits into the record as stored now; `null` when both changed a field and the user wants to review it. */
export function useMergedEdits() {
  const confirm = useConfirm();
  return async <Values extends object>(base: Values, theirs: Values, mine: Values): Promise<Values | null> => {
    const { merged, conflicts } = mergeEdits(base, theirs, mine);
    if (conflicts.length === 0) return merged;
    const isSure = await confirm({
      title: 'Substituir as alterações de outra pessoa?',
      message: 'Enquanto você editava, outra pessoa alterou os mesmos campos. As alterações dela serão substituídas.',
      confirmLabel: 'Substituir',
      cancelLabel: 'Continuar editando',
      tone: 'critical',
    });
    return isSure ? merged : null;
  };
}

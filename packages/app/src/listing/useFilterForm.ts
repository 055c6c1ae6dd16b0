import type { FormErrors } from '../forms/suiteValidator.ts';
import { useForm } from '../forms/useForm.ts';
import { useDraft } from '../session/useDraft.ts';
import { useHistoryMoves } from './useHistoryMoves.ts';

interface FilterFormOptions<Filters> {
  /** The key of the draft that is kept for the same user when the session expires. */
  name: string;
  /** The filters of the address. */
  applied: Filters;
  validate?: (values: Filters) => FormErrors;
  onApply: (next: Filters) => void;
}

/** The form of a list's filters. It shows the filters of the address until the user changes them. */
export function useFilterForm<Filters extends object>({
  name,
  applied,
  validate,
  onApply,
}: FilterFormOptions<Filters>) {
  const form = useForm<Filters>({
    initial: applied,
    followsInitial: true,
    draft: useDraft<Filters>(name),
    validate,
    onSubmit: onApply,
  });
  const { resync, reset } = form;
  useHistoryMoves(resync);
  const clear = (cleared: Filters) => {
    reset(cleared);
    onApply(cleared);
  };
  return { ...form, clear };
}

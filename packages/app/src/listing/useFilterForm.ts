import { type FormSuite, useForm } from '../forms/useForm.ts';
import { useDraft } from '../session/useDraft.ts';
import { useHistoryMoves } from './useHistoryMoves.ts';

interface FilterFormOptions<Filters> {
  /** Under which what is typed waits for the same user when the session runs out. */
  name: string;
  /** What stands in the address. */
  applied: Filters;
  suite?: () => FormSuite<Filters>;
  onApply: (next: Filters) => void;
}

/** The filters of a list, which show what is in the address until somebody changes them. */
export function useFilterForm<Filters extends object>({ name, applied, suite, onApply }: FilterFormOptions<Filters>) {
  const form = useForm<Filters>({
    initial: applied,
    followsInitial: true,
    draft: useDraft<Filters>(name),
    suite,
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

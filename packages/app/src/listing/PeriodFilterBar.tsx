import { FilterBar, MultiSelect, Select } from '@oraculo/ui';
import { sameValue } from '../forms/sameValue.ts';
import { useFilterSelect } from '../queries/useFilterSelect.ts';
import type { Options } from '../queries/useOptions.ts';
import { PeriodField } from './PeriodField.tsx';
import { createPeriodSuite, isEmptyDraft, type PeriodDraft } from './periodFilters.ts';
import { useFilterForm } from './useFilterForm.ts';

export interface AppliedPeriod {
  firstDate: string | null;
  lastDate: string | null;
  users: readonly string[];
}

interface PeriodFilterBarProps {
  'aria-label': string;
  /** Under which what is typed waits for the same user when the session runs out. */
  name: string;
  applied: AppliedPeriod;
  /** What clearing goes back to. */
  cleared: AppliedPeriod;
  users: Options<unknown>;
  isMultiUser?: boolean;
  /** Both dates are asked for, and searching again needs a change. */
  isRequired?: boolean;
  maxSpanDays?: number;
  onApply: (next: AppliedPeriod) => void;
}

const draftOf = ({ firstDate, lastDate, users }: AppliedPeriod): PeriodDraft => ({
  period: { start: firstDate, end: lastDate },
  users,
});

/** A period and who sent something in it: the filters of every list of uploads. */
export function PeriodFilterBar(props: PeriodFilterBarProps) {
  const { name, applied, cleared, users, isMultiUser = false, isRequired = false, maxSpanDays, onApply } = props;
  const form = useFilterForm<PeriodDraft>({
    name,
    applied: draftOf(applied),
    suite: () => createPeriodSuite({ isRequired }),
    onApply: ({ period, users: chosen }) => onApply({ firstDate: period.start, lastDate: period.end, users: chosen }),
  });
  const { change, values } = form;

  const blocked = () => {
    if (form.firstError) return form.firstError;
    if (isRequired) return form.isDirty ? undefined : 'Mude um filtro para pesquisar de novo';
    return isEmptyDraft(values) ? 'Preencha ao menos um filtro' : undefined;
  };
  const isCleared = !form.isDirty && sameValue(values, draftOf(cleared));
  const userField = { ...useFilterSelect(users, values.users), label: 'Usuário', placeholder: 'Usuário' };

  return (
    <FilterBar
      aria-label={props['aria-label']}
      onSubmit={() => void form.submit()}
      onClear={() => form.clear(draftOf(cleared))}
      clearDisabledReason={isCleared ? `Nada foi ${isRequired ? 'mudado' : 'preenchido'} ainda` : undefined}
      submitDisabledReason={blocked()}
    >
      <PeriodField form={form} maxSpanDays={maxSpanDays} isRequired={isRequired} />
      {isMultiUser ? (
        <MultiSelect {...userField} value={values.users} onChange={(next) => change({ users: next })} />
      ) : (
        <Select
          {...userField}
          value={values.users[0] ?? null}
          onChange={(next) => change({ users: next === null ? [] : [next] })}
        />
      )}
    </FilterBar>
  );
}

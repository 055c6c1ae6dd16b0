import { DateRangePicker, FilterBar, MultiSelect, Select, type SelectOption } from '@oraculo/ui';
import { useCallback } from 'react';
import { useForm } from '../lib/useForm.ts';
import { createPeriodSuite, isEmptyDraft, isSameDraft, type PeriodDraft } from './periodFilters.ts';

export interface AppliedPeriod {
  firstDate: string | null;
  lastDate: string | null;
  users: readonly string[];
}

interface PeriodFilterBarProps {
  'aria-label': string;
  applied: AppliedPeriod;
  /** What clearing goes back to. */
  cleared: AppliedPeriod;
  users: { options: readonly SelectOption<string>[]; isLoading: boolean; loadError?: string; onRetry: () => void };
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
  const { applied, cleared, users, isMultiUser = false, isRequired = false, maxSpanDays, onApply } = props;
  const form = useForm<PeriodDraft>({
    initial: draftOf(applied),
    followsInitial: true,
    suite: () => createPeriodSuite({ isRequired }),
    onSubmit: ({ period, users: chosen }) => onApply({ firstDate: period.start, lastDate: period.end, users: chosen }),
  });
  const { change, values } = form;
  const noteProblems = useCallback(
    ({ start, end }: { start?: string; end?: string }) =>
      change((current) => ({ period: { ...current.period, startProblem: start, endProblem: end } })),
    [change],
  );

  const blocked = () => {
    if (form.firstError) return form.firstError;
    if (isRequired) return form.isDirty ? undefined : 'Mude um filtro para pesquisar de novo';
    return isEmptyDraft(values) ? 'Preencha ao menos um filtro' : undefined;
  };
  const isCleared = !form.isDirty && isSameDraft(values, draftOf(cleared));
  const userField = { ...users, label: 'Usuário', placeholder: 'Usuário' };

  return (
    <FilterBar
      aria-label={props['aria-label']}
      onSubmit={() => void form.submit()}
      onClear={() => {
        form.reset(draftOf(cleared));
        onApply(cleared);
      }}
      clearDisabledReason={isCleared ? `Nada foi ${isRequired ? 'mudado' : 'preenchido'} ainda` : undefined}
      submitDisabledReason={blocked()}
    >
      <DateRangePicker
        label="Período"
        value={values.period}
        onChange={(next) => change((current) => ({ period: { ...current.period, ...next } }))}
        onValidityChange={noteProblems}
        onBlur={() => form.visit(['start', 'end'])}
        startRef={form.refOf('start')}
        endRef={form.refOf('end')}
        startError={form.errorOf('start')}
        endError={form.errorOf('end')}
        maxSpanDays={maxSpanDays}
        allowFuture={false}
        isRequired={isRequired}
      />
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

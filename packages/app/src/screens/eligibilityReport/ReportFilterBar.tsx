import { DateRangePicker, FilterBar, Select } from '@oraculo/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { useForm } from '../../lib/useForm.ts';
import { useBrandsOf } from '../../queries/useBrands.ts';
import { useOperators } from '../../queries/useOperators.ts';
import type { Period } from '../../listing/periodFilters.ts';
import { defaultPeriod, longestSpanDays } from './reportFilters.ts';
import { createReportSuite, type ReportDraft } from './reportSuite.ts';

export interface AppliedReport extends Period {
  ansId: string | null;
  brandId: string | null;
}

interface ReportFilterBarProps {
  applied: AppliedReport;
  onApply: (next: AppliedReport) => void;
  /** The fields show something else than what is applied, or no longer do. */
  onPendingChange: (isPending: boolean) => void;
}

const draftOf = ({ firstDate, lastDate, ansId, brandId }: AppliedReport): ReportDraft => ({
  period: { start: firstDate, end: lastDate },
  ansId,
  brandId,
});

export function ReportFilterBar({ applied, onApply, onPendingChange }: ReportFilterBarProps) {
  const operators = useOperators();
  const form = useForm({
    initial: draftOf(applied),
    followsInitial: true,
    suite: createReportSuite,
    onSubmit: ({ period, ansId, brandId }) =>
      onApply({ firstDate: period.start ?? '', lastDate: period.end ?? '', ansId, brandId }),
  });
  const { period, ansId, brandId } = form.values;
  const operator = useMemo(() => operators.items?.find((item) => item.ansId === ansId), [operators.items, ansId]);
  const brands = useBrandsOf(operator?.id);

  const { change, isDirty } = form;
  useEffect(() => onPendingChange(isDirty), [isDirty, onPendingChange]);
  const noteProblems = useCallback(
    ({ start, end }: { start?: string; end?: string }) =>
      change((current) => ({ period: { ...current.period, startProblem: start, endProblem: end } })),
    [change],
  );

  const clear = () => {
    const fresh = { ...defaultPeriod(new Date()), ansId: null, brandId: null };
    form.reset(draftOf(fresh));
    onApply(fresh);
  };

  return (
    <FilterBar aria-label="Filtros do relatório" onSubmit={() => void form.submit()} onClear={clear}>
      <DateRangePicker
        label="Período"
        value={period}
        onChange={(next) => form.change((current) => ({ period: { ...current.period, ...next } }))}
        onValidityChange={noteProblems}
        onBlur={() => form.visit(['start', 'end'])}
        startRef={form.refOf('start')}
        endRef={form.refOf('end')}
        startError={form.errorOf('start')}
        endError={form.errorOf('end')}
        maxSpanDays={longestSpanDays}
        allowFuture={false}
        isClearable={false}
        isRequired
      />
      <Select
        {...form.field('ansId')}
        {...operators.select}
        label="Operadora"
        placeholder="Operadora"
        onChange={(next) => form.change({ ansId: next, brandId: null })}
      />
      <Select
        {...form.field('brandId')}
        {...brands.select}
        value={brandId}
        label="Marca"
        placeholder="Marca"
        disabledReason={ansId ? undefined : 'Selecione uma operadora'}
      />
    </FilterBar>
  );
}

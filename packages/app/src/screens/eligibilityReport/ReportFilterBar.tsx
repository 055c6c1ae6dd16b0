import { Select } from '@oraculo/ui';
import { useEffect, useMemo } from 'react';
import { useBrandsOf } from '../../queries/useBrands.ts';
import { useFilterSelect } from '../../queries/useFilterSelect.ts';
import { missingOperator } from '../../queries/withMissing.ts';
import { useOperators } from '../../queries/useOperators.ts';
import { PeriodField } from '../../listing/period/PeriodField.tsx';
import { validatePeriod } from '../../listing/period/validatePeriod.ts';
import { choiceTag, periodTag } from '../../listing/filterTags.ts';
import { ListFilterBar } from '../../listing/ListFilterBar.tsx';
import { useFilterForm } from '../../listing/useFilterForm.ts';
import { today } from '../../dates/dates.ts';
import { type Period, type PickedPeriod, periodOf, pickedPeriodOf } from '../../dates/period.ts';
import { defaultPeriod, longestSpanDays } from './reportFilters.ts';

interface AppliedReport {
  period: Period;
  ansId: string | null;
  brandId: string | null;
}

interface ReportFilterBarProps {
  applied: AppliedReport;
  onApply: (next: Omit<AppliedReport, 'period'> & { period: Period | null }) => void;
  /** Called when the fields start or stop to differ from the applied filters. */
  onUnappliedChange: (hasUnappliedFilters: boolean) => void;
}

interface ReportDraft {
  period: PickedPeriod;
  ansId: string | null;
  brandId: string | null;
}

const draftOf = ({ period, ...choices }: AppliedReport): ReportDraft => ({
  period: pickedPeriodOf(period),
  ...choices,
});

export function ReportFilterBar({ applied, onApply, onUnappliedChange }: ReportFilterBarProps) {
  const operators = useOperators();
  const form = useFilterForm<ReportDraft>({
    name: 'reportFilters',
    applied: draftOf(applied),
    validate: validatePeriod,
    onApply: ({ period, ...choices }) => onApply({ period: periodOf(period), ...choices }),
  });
  const { ansId, brandId } = form.values;
  const operator = useMemo(() => operators.items?.find((item) => item.ansId === ansId), [operators.items, ansId]);
  const brands = useBrandsOf(operator?.id);
  const operatorSelect = useFilterSelect(operators, ansId, missingOperator);
  // Brands can be loaded only after the operators.
  const brandSelect = useFilterSelect(brands, operators.items ? brandId : null);

  const { isDirty } = form;
  useEffect(() => {
    onUnappliedChange(isDirty);
  }, [isDirty, onUnappliedChange]);

  const tags = [
    ...periodTag(applied.period, true),
    ...choiceTag({ id: 'ansId', name: 'Operadora', value: applied.ansId, options: operatorSelect.options }),
    ...choiceTag({ id: 'brandId', name: 'Marca', value: applied.brandId, options: brandSelect.options }),
  ];
  // A brand has no meaning without its operator.
  const removeTag = (id: string) =>
    form.clear({ ...draftOf(applied), ansId: id === 'ansId' ? null : applied.ansId, brandId: null });
  const clear = () => form.clear(draftOf({ period: defaultPeriod(today()), ansId: null, brandId: null }));

  return (
    <ListFilterBar
      label="Filtros do relatório"
      onSubmit={() => void form.submit()}
      onClear={clear}
      tags={tags}
      onRemoveTag={removeTag}
      onSheetClose={form.resync}
    >
      <PeriodField form={form} maxSpanDays={longestSpanDays} isClearable={false} isRequired />
      <Select
        {...form.field('ansId')}
        {...operatorSelect}
        label="Operadora"
        placeholder="Operadora"
        onChange={(next) => form.change({ ansId: next, brandId: null })}
      />
      <Select
        {...form.field('brandId')}
        {...brandSelect}
        value={brandId}
        label="Marca"
        placeholder="Marca"
        disabledReason={brandId ? undefined : ansId ? brands.noneReason : 'Selecione uma operadora'}
      />
    </ListFilterBar>
  );
}

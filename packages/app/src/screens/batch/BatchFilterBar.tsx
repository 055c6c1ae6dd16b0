import { FilterBar, Select } from '@oraculo/ui';
import { useMemo } from 'react';
import { useFilterForm } from '../../listing/useFilterForm.ts';
import { useBrandsOf } from '../../queries/useBrands.ts';
import { useOperators } from '../../queries/useOperators.ts';
import type { BatchFilters } from './batchFilters.ts';
import { useBatchUsers } from './useBatchUsers.ts';

type Applied = Pick<BatchFilters, 'operatorName' | 'brandName' | 'userEmail'>;

const none: Applied = { operatorName: null, brandName: null, userEmail: null };

interface BatchFilterBarProps {
  applied: Applied;
  onApply: (next: Applied) => void;
}

/** The service filters by names, so names are what is chosen here. */
const byName = (options: readonly { label: string }[]) => options.map(({ label }) => ({ label, value: label }));

export function BatchFilterBar({ applied, onApply }: BatchFilterBarProps) {
  const { operatorName, brandName, userEmail } = applied;
  const form = useFilterForm<Applied>({
    name: 'batchFilters',
    applied: { operatorName, brandName, userEmail },
    onApply,
  });
  const { values } = form;
  const operators = useOperators();
  const users = useBatchUsers();
  const operator = operators.items?.find(({ name }) => name === values.operatorName);
  const brands = useBrandsOf(operator?.id);
  const operatorOptions = useMemo(() => byName(operators.select.options), [operators.select.options]);
  const brandOptions = useMemo(() => byName(brands.select.options), [brands.select.options]);
  const isEmpty = Object.values(values).every((value) => value === null);

  return (
    <FilterBar
      aria-label="Filtros dos grupos"
      onSubmit={() => void form.submit()}
      onClear={() => form.clear(none)}
      clearDisabledReason={isEmpty && !form.isDirty ? 'Nada foi preenchido ainda' : undefined}
      submitDisabledReason={isEmpty ? 'Preencha ao menos um filtro' : undefined}
    >
      <Select
        {...form.field('operatorName')}
        {...operators.select}
        options={operatorOptions}
        label="Operadora"
        placeholder="Operadora"
        onChange={(next) => form.change({ operatorName: next, brandName: null })}
      />
      <Select
        {...form.field('brandName')}
        {...brands.select}
        options={brandOptions}
        label="Marca"
        placeholder="Marca"
        disabledReason={values.operatorName ? undefined : 'Selecione uma operadora'}
      />
      <Select {...form.field('userEmail')} {...users.select} label="Usuário" placeholder="Usuário" />
    </FilterBar>
  );
}

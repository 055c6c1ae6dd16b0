import { FilterBar, Select } from '@oraculo/ui';
import { useMemo } from 'react';
import { create } from 'vest';
import { useForm } from '../../lib/useForm.ts';
import { useBrandsOf } from '../../queries/useBrands.ts';
import { useOperators } from '../../queries/useOperators.ts';
import type { BatchFilters } from './batchFilters.ts';
import { useBatchUsers } from './useBatchUsers.ts';

type Applied = Pick<BatchFilters, 'operatorName' | 'brandName' | 'userEmail'>;

/** Filters have no rules of their own. */
const anything = () => create((_draft: Applied) => {});

const none: Applied = { operatorName: null, brandName: null, userEmail: null };

interface BatchFilterBarProps {
  applied: Applied;
  onApply: (next: Applied) => void;
}

/** The service filters by names, so names are what is chosen here. */
const byName = (options: readonly { label: string }[]) => options.map(({ label }) => ({ label, value: label }));

export function BatchFilterBar({ applied, onApply }: BatchFilterBarProps) {
  const { operatorName, brandName, userEmail } = applied;
  const form = useForm<Applied>({
    initial: { operatorName, brandName, userEmail },
    followsInitial: true,
    suite: anything,
    onSubmit: onApply,
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
      onClear={() => {
        form.reset(none);
        onApply(none);
      }}
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

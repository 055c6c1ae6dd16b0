import type { RequestOptions } from '@oraculo/api-client';
import { Select, TextField } from '@oraculo/ui';
import { useMemo } from 'react';
import { api } from '../../service/api.ts';
import { choiceTag, textTag } from '../../listing/filterTags.ts';
import { ListFilterBar } from '../../listing/ListFilterBar.tsx';
import { useFilterForm } from '../../listing/useFilterForm.ts';
import { useBrandsOf } from '../../queries/useBrands.ts';
import { useFilterSelect } from '../../queries/useFilterSelect.ts';
import { useOperators } from '../../queries/useOperators.ts';
import type { Options } from '../../queries/useOptions.ts';
import { useSenders } from '../../queries/useSenders.ts';
import type { BatchFilters } from './batchFilters.ts';

type Applied = Pick<BatchFilters, 'lotName' | 'operatorName' | 'brandName' | 'userEmail'>;

const loadSenders = async (options: RequestOptions) =>
  (await api.batches.users(options)).map(({ userName, userEmail }) => ({ name: userName, email: userEmail }));

const none: Applied = { lotName: null, operatorName: null, brandName: null, userEmail: null };

interface BatchFilterBarProps {
  applied: Applied;
  onApply: (next: Applied) => void;
}

/** The service filters by name, so each option has its label as its value. */
function useNamesAsValues({ items, select }: Options<unknown>): Options<unknown> {
  const options = useMemo(() => select.options.map(({ label }) => ({ label, value: label })), [select.options]);
  return { items, select: { ...select, options } };
}

export function BatchFilterBar({ applied, onApply }: BatchFilterBarProps) {
  const { lotName, operatorName, brandName, userEmail } = applied;
  const form = useFilterForm<Applied>({
    name: 'batchFilters',
    applied: { lotName, operatorName, brandName, userEmail },
    onApply: (next) => onApply({ ...next, lotName: next.lotName?.trim() ?? null }),
  });
  const { values } = form;
  const operators = useOperators();
  const operator = operators.items?.find(({ name }) => name === values.operatorName);
  const brands = useBrandsOf(operator?.id);
  const operatorSelect = useFilterSelect(useNamesAsValues(operators), values.operatorName);
  // Brands can be loaded only after the operators.
  const brandSelect = useFilterSelect(useNamesAsValues(brands), operators.items ? values.brandName : null);
  const userSelect = useFilterSelect(useSenders('batches', loadSenders), values.userEmail);
  const tags = [
    ...choiceTag({ id: 'operatorName', name: 'Operadora', value: operatorName, options: operatorSelect.options }),
    ...choiceTag({ id: 'brandName', name: 'Marca', value: brandName, options: brandSelect.options }),
    ...textTag('lotName', 'Arquivo', lotName),
    ...choiceTag({ id: 'userEmail', name: 'Usuário', value: userEmail, options: userSelect.options }),
  ];
  const removeTag = (id: string) => {
    const isOperator = id === 'operatorName';
    form.clear({ lotName, operatorName, userEmail, brandName: isOperator ? null : brandName, [id]: null });
  };
  const isEmpty = Object.values(values).every((value) => value === null);

  return (
    <ListFilterBar
      label="Filtros dos grupos"
      onSubmit={() => void form.submit()}
      onClear={() => form.clear(none)}
      tags={tags}
      onRemoveTag={removeTag}
      onSheetClose={form.resync}
      clearDisabledReason={isEmpty && !form.isDirty ? 'Nada foi preenchido ainda' : undefined}
      submitDisabledReason={isEmpty ? 'Preencha ao menos um filtro' : undefined}
    >
      <Select
        {...form.field('operatorName')}
        {...operatorSelect}
        label="Operadora"
        placeholder="Operadora"
        onChange={(next) => form.change({ operatorName: next, brandName: null })}
      />
      <Select
        {...form.field('brandName')}
        {...brandSelect}
        label="Marca"
        placeholder="Marca"
        disabledReason={values.operatorName || values.brandName ? undefined : 'Selecione uma operadora'}
      />
      <TextField
        {...form.field('lotName')}
        label="Arquivo"
        placeholder="Nome do arquivo"
        autoComplete="off"
        value={values.lotName ?? ''}
        onChange={(next) => form.change({ lotName: next.trim() === '' ? null : next })}
      />
      <Select {...form.field('userEmail')} {...userSelect} label="Usuário" placeholder="Usuário" />
    </ListFilterBar>
  );
}

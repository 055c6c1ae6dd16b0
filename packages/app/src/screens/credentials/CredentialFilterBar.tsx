import { Select } from '@oraculo/ui';
import { useEffect } from 'react';
import { choiceTag } from '../../listing/filterTags.ts';
import { ListFilterBar } from '../../listing/ListFilterBar.tsx';
import { useFilterForm } from '../../listing/useFilterForm.ts';
import { useAllBrands } from '../../queries/useBrands.ts';
import { useFilterSelect } from '../../queries/useFilterSelect.ts';
import { missingOperator } from '../../queries/withMissing.ts';
import { useOperators } from '../../queries/useOperators.ts';

interface Applied {
  ansId: string | null;
  brandId: string | null;
}

const none: Applied = { ansId: null, brandId: null };

interface CredentialFilterBarProps {
  /** The key of the draft that is kept for the same user when the session expires. */
  name: string;
  applied: Applied;
  onApply: (next: Applied) => void;
  /** Called when the user makes or clears a choice, before it is applied. */
  onFilterInputChange: (hasFilterInput: boolean) => void;
}

export function CredentialFilterBar({ name, applied, onApply, onFilterInputChange }: CredentialFilterBarProps) {
  const { ansId, brandId } = applied;
  const form = useFilterForm<Applied>({ name, applied: { ansId, brandId }, onApply });
  const operators = useFilterSelect(useOperators({ ignoreCredentialActive: true }), form.values.ansId, missingOperator);
  const brands = useFilterSelect(useAllBrands(), form.values.brandId);
  const tags = [
    ...choiceTag({ id: 'ansId', name: 'Operadora', value: ansId, options: operators.options }),
    ...choiceTag({ id: 'brandId', name: 'Marca', value: brandId, options: brands.options }),
  ];
  const isEmpty = form.values.ansId === null && form.values.brandId === null;
  useEffect(() => {
    onFilterInputChange(!isEmpty);
  }, [isEmpty, onFilterInputChange]);
  return (
    <ListFilterBar
      label="Filtros das credenciais"
      onSubmit={() => void form.submit()}
      onClear={() => form.clear(none)}
      tags={tags}
      onRemoveTag={(id) => form.clear({ ansId, brandId, [id]: null })}
      onSheetClose={form.resync}
      clearDisabledReason={isEmpty && !form.isDirty ? 'Nada foi preenchido ainda' : undefined}
      submitDisabledReason={isEmpty ? 'Preencha ao menos um filtro' : undefined}
    >
      <Select {...form.field('ansId')} {...operators} label="Operadora" placeholder="Operadora" />
      <Select {...form.field('brandId')} {...brands} label="Marca" placeholder="Marca" />
    </ListFilterBar>
  );
}

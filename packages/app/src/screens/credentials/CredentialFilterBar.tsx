import { FilterBar, Select } from '@oraculo/ui';
import { useFilterForm } from '../../listing/useFilterForm.ts';
import { useAllBrands } from '../../queries/useBrands.ts';
import { useOperators } from '../../queries/useOperators.ts';

interface Applied {
  ansId: string | null;
  brandId: string | null;
}

const none: Applied = { ansId: null, brandId: null };

interface CredentialFilterBarProps {
  /** Under which what is typed waits for the same user when the session runs out. */
  name: string;
  applied: Applied;
  onApply: (next: Applied) => void;
}

export function CredentialFilterBar({ name, applied, onApply }: CredentialFilterBarProps) {
  const { ansId, brandId } = applied;
  const form = useFilterForm<Applied>({ name, applied: { ansId, brandId }, onApply });
  const operators = useOperators({ ignoreCredentialActive: true });
  const brands = useAllBrands();
  const isEmpty = form.values.ansId === null && form.values.brandId === null;
  return (
    <FilterBar
      aria-label="Filtros das credenciais"
      onSubmit={() => void form.submit()}
      onClear={() => form.clear(none)}
      clearDisabledReason={isEmpty && !form.isDirty ? 'Nada foi preenchido ainda' : undefined}
      submitDisabledReason={isEmpty ? 'Preencha ao menos um filtro' : undefined}
    >
      <Select {...form.field('ansId')} {...operators.select} label="Operadora" placeholder="Operadora" />
      <Select {...form.field('brandId')} {...brands.select} label="Marca" placeholder="Marca" />
    </FilterBar>
  );
}

import { FilterBar, Select } from '@oraculo/ui';
import { create } from 'vest';
import { useForm } from '../../lib/useForm.ts';
import { useAllBrands } from '../../queries/useBrands.ts';
import { useOperators } from '../../queries/useOperators.ts';

interface Applied {
  ansId: string | null;
  brandId: string | null;
}

/** Filters have no rules of their own. */
const anything = () => create((_draft: Applied) => {});

const none: Applied = { ansId: null, brandId: null };

interface CredentialFilterBarProps {
  applied: Applied;
  onApply: (next: Applied) => void;
}

export function CredentialFilterBar({ applied, onApply }: CredentialFilterBarProps) {
  const { ansId, brandId } = applied;
  const form = useForm<Applied>({
    initial: { ansId, brandId },
    followsInitial: true,
    suite: anything,
    onSubmit: onApply,
  });
  const operators = useOperators({ ignoreCredentialActive: true });
  const brands = useAllBrands();
  const isEmpty = form.values.ansId === null && form.values.brandId === null;
  return (
    <FilterBar
      aria-label="Filtros das credenciais"
      onSubmit={() => void form.submit()}
      onClear={() => {
        form.reset(none);
        onApply(none);
      }}
      clearDisabledReason={isEmpty && !form.isDirty ? 'Nada foi preenchido ainda' : undefined}
      submitDisabledReason={isEmpty ? 'Preencha ao menos um filtro' : undefined}
    >
      <Select {...form.field('ansId')} {...operators.select} label="Operadora" placeholder="Operadora" />
      <Select {...form.field('brandId')} {...brands.select} label="Marca" placeholder="Marca" />
    </FilterBar>
  );
}

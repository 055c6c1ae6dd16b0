import { CheckboxGroup, MultiSelect, RadioGroup, Select, ToggleButtonGroup } from '@oraculo/ui';
import { useState } from 'react';

/** TypeScript derives the type of each value from the options, also without `strictNullChecks`. */
export function Choices() {
  const [one, setOne] = useState<string | null>(null);
  const [number, setNumber] = useState<number | null>(null);
  const [many, setMany] = useState<string[]>([]);
  const [shown, setShown] = useState('a');
  return (
    <>
      <Select label="Operadora" options={found} value={one} onChange={setOne} />
      <Select label="Lote" options={[{ value: 1, label: '1' }]} value={number} onChange={setNumber} />
      <MultiSelect label="Usuários" options={found} value={many} onChange={setMany} />
      <CheckboxGroup label="Situação" options={found} value={many} onChange={setMany} />
      <RadioGroup label="Sexo" options={found} value={one} onChange={setOne} />
      <ToggleButtonGroup label="Período" options={found} value={shown} onChange={setShown} />
    </>
  );
}

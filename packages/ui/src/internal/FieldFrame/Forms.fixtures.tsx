import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CnpjField } from '../../components/CnpjField/CnpjField.tsx';
import { CpfField } from '../../components/CpfField/CpfField.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx';
import { FieldGrid } from '../../components/FieldGrid/FieldGrid.tsx';
import { MultiSelect } from '../../components/MultiSelect/MultiSelect.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';

const cities = [
  { value: 'bh', label: 'Belo Horizonte' },
  { value: 'sp', label: 'São Paulo' },
  { value: 'rj', label: 'Rio de Janeiro' },
];

/** What every field of the kit takes. */
export interface FormState {
  isReadOnly?: boolean;
  disabledReason?: string;
}

/** Every field with a value of its own, as a plain form uses it. */
export const everyField = (state: FormState = {}): ReactNode => (
  <>
    <TextField {...state} label="Nome" name="name" defaultValue="Ana" />
    <PasswordField {...state} label="Senha" name="password" defaultValue="segredo" />
    <SearchField {...state} label="Busca" name="search" defaultValue="lote" />
    <CpfField {...state} label="CPF" name="cpf" defaultValue="52998224725" />
    <CnpjField {...state} label="CNPJ" name="cnpj" defaultValue="11222333000181" />
    <DateField {...state} label="Nascimento" name="birth" defaultValue="1985-11-02" />
    <DatePicker {...state} label="Vencimento" name="due" defaultValue="2026-11-20" />
    <DateRangePicker
      {...state}
      label="Período"
      startName="from"
      endName="to"
      defaultValue={{ start: '2026-11-01', end: '2026-11-20' }}
    />
    <Select {...state} label="Cidade" name="city" options={cities} defaultValue="sp" />
    <MultiSelect {...state} label="Cidades" name="cities" options={cities} defaultValue={['bh', 'rj']} />
    <Switch {...state} label="Ativo" name="active" defaultValue />
  </>
);

export const initialEntries = {
  name: 'Ana',
  password: 'segredo',
  search: 'lote',
  cpf: '52998224725',
  cnpj: '11222333000181',
  birth: '1985-11-02',
  due: '2026-11-20',
  from: '2026-11-01',
  to: '2026-11-20',
  city: 'sp',
  cities: 'bh,rj',
  active: 'on',
};

export function PlainForm({ children }: { children: ReactNode }) {
  return (
    <form aria-label="Cadastro" onSubmit={(event) => event.preventDefault()}>
      <Stack>
        <FieldGrid>{children}</FieldGrid>
        <Button type="submit">Salvar</Button>
        <Button type="reset" emphasis="outline">
          Desfazer alterações
        </Button>
      </Stack>
    </form>
  );
}

/** What the form would send; several values of one name with commas. */
export function entriesOf(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).join(',')]));
}

import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { BankAccountField } from '../../../components/BankAccountField/BankAccountField.tsx';
import { BoletoField } from '../../../components/BoletoField/BoletoField.tsx';
import { CardNumberField } from '../../../components/CardNumberField/CardNumberField.tsx';
import { CepField } from '../../../components/CepField/CepField.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup.tsx';
import { CnpjField } from '../../../components/CnpjField/CnpjField.tsx';
import { CpfOrCnpjField } from '../../../components/CpfOrCnpjField/CpfOrCnpjField.tsx';
import { Combobox } from '../../../components/Combobox/Combobox.tsx';
import { CnsField } from '../../../components/CnsField/CnsField.tsx';
import { CpfField } from '../../../components/CpfField/CpfField.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../../../components/DateRangePicker/DateRangePicker.tsx';
import { FieldGrid } from '../../../components/FieldGrid/FieldGrid.tsx';
import { MaskedField } from '../../../components/MaskedField/MaskedField.tsx';
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { MonthField } from '../../../components/MonthField/MonthField.tsx';
import { MultiSelect } from '../../../components/MultiSelect/MultiSelect.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import { PixKeyField } from '../../../components/PixKeyField/PixKeyField.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { TimeField } from '../../../components/TimeField/TimeField.tsx';
import { TimeRangeField } from '../../../components/TimeRangeField/TimeRangeField.tsx';
import { TokenField } from '../../../components/TokenField/TokenField.tsx';

const cities = [
  { value: 'bh', label: 'Belo Horizonte' },
  { value: 'sp', label: 'São Paulo' },
  { value: 'rj', label: 'Rio de Janeiro' },
];

const districts = ['Centro', 'Vila Nova'].map((label) => ({ value: label, label }));

const shifts = [
  { value: 'morning', label: 'Manhã' },
  { value: 'evening', label: 'Noite' },
];
const payments = [
  { value: 'pix', label: 'Pix' },
  { value: 'slip', label: 'Boleto' },
];

/** Props that every field of the kit has. */
export interface FormState {
  isReadOnly?: boolean;
  disabledReason?: string;
}

/** Every field without `value`, as in a plain form. */
export const everyField = (state: FormState = {}): ReactNode => (
  <>
    <TextField {...state} label="Nome" name="name" defaultValue="Ana" />
    <PasswordField {...state} label="Senha" name="password" defaultValue="segredo" />
    <SearchField {...state} label="Busca" name="search" defaultValue="lote" />
    <CpfField {...state} label="CPF" name="cpf" defaultValue="52998224725" />
    <CnpjField {...state} label="CNPJ" name="cnpj" defaultValue="11222333000181" />
    <CpfOrCnpjField {...state} label="Pagador" name="payer" defaultValue="11222333000181" />
    <BoletoField
      {...state}
      label="Linha digitável"
      name="bill"
      defaultValue="00190500954014481606906809350314337370000000100"
    />
    <PhoneField {...state} label="Telefone" name="phone" defaultValue="11987654321" />
    <PixKeyField {...state} label="Chave Pix" name="pix" defaultValue="maria@exemplo.com.br" />
    <BankAccountField
      {...state}
      label="Conta bancária"
      name="account"
      hasKind
      defaultValue={{
        bank: '001',
        agency: '1584',
        agencyDigit: '9',
        account: '00210169',
        accountDigit: '6',
        kind: 'checking',
      }}
    />
    <CepField {...state} label="CEP" name="cep" defaultValue="01310100" />
    <CnsField {...state} label="CNS" name="cns" defaultValue="170332595040000" />
    <MaskedField {...state} label="Contrato" name="contract" mask="##/####" defaultValue="123456" />
    <CardNumberField
      {...state}
      label="Carteirinha"
      name="card"
      format={{ length: 6, characters: 'digits' }}
      defaultValue="774120"
    />
    <NumberField {...state} label="Peso" name="weight" decimals={1} defaultValue="72.5" />
    <MoneyField {...state} label="Valor" name="amount" defaultValue={123456} />
    <TimeField {...state} label="Início" name="start" defaultValue="08:30" />
    <TimeRangeField
      {...state}
      label="Horário"
      startLabel="Entrada"
      endLabel="Saída"
      startName="opens"
      endName="closes"
      defaultValue={{ start: '08:00', end: '17:00' }}
    />
    <MonthField {...state} label="Competência" name="month" defaultValue="2026-10" />
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
    <Combobox {...state} label="Bairro" name="district" options={districts} defaultValue="Vila Nova" />
    <MultiSelect {...state} label="Cidades" name="cities" options={cities} defaultValue={['bh', 'rj']} />
    <TokenField {...state} label="E-mails" name="emails" defaultValue={['ana@x.com', 'joao@x.com']} />
    <TextArea {...state} label="Motivo" name="reason" defaultValue="Código errado" />
    <Switch {...state} label="Ativo" name="active" defaultValue />
    <Checkbox {...state} label="Urgente" name="urgent" defaultValue />
    <CheckboxGroup {...state} label="Turnos" name="shifts" options={shifts} defaultValue={['morning']} />
    <RadioGroup {...state} label="Pagamento" name="payment" options={payments} defaultValue="pix" />
  </>
);

export const initialEntries = {
  name: 'Ana',
  password: 'segredo',
  search: 'lote',
  cpf: '52998224725',
  cnpj: '11222333000181',
  payer: '11222333000181',
  bill: '00190500954014481606906809350314337370000000100',
  phone: '11987654321',
  pix: 'maria@exemplo.com.br',
  'account.bank': '001',
  'account.agency': '1584-9',
  'account.account': '00210169-6',
  'account.kind': 'checking',
  cep: '01310100',
  cns: '170332595040000',
  contract: '123456',
  card: '774120',
  weight: '72.5',
  amount: '123456',
  start: '08:30',
  opens: '08:00',
  closes: '17:00',
  month: '2026-10',
  birth: '1985-11-02',
  due: '2026-11-20',
  from: '2026-11-01',
  to: '2026-11-20',
  city: 'sp',
  district: 'Vila Nova',
  cities: 'bh,rj',
  emails: 'ana@x.com,joao@x.com',
  reason: 'Código errado',
  active: 'on',
  urgent: 'on',
  shifts: 'morning',
  payment: 'pix',
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

/** The entries that the form would send; several values of one name joined by commas. */
export function entriesOf(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).join(',')]));
}

import {
  BankAccountField,
  BoletoField,
  CardNumberField,
  CepField,
  Checkbox,
  CheckboxGroup,
  CnpjField,
  CnsField,
  Combobox,
  CpfField,
  CpfOrCnpjField,
  DateField,
  DatePicker,
  DateRangePicker,
  DropZone,
  FileList,
  MaskedField,
  MoneyField,
  MonthField,
  MultiSelect,
  NumberField,
  PasswordField,
  PhoneField,
  PixKeyField,
  RadioGroup,
  SearchField,
  Select,
  Switch,
  TextArea,
  TextField,
  TimeField,
  TimeRangeField,
  TokenField,
} from '@oraculo/ui';
import type { Miniature } from './Gallery.tsx';
import { spread, wide } from './Stills.css.ts';

const nothing = () => {};
const plans = ['Essencial', 'Prime'].map((label) => ({ value: label, label }));

export const miniatures: readonly Miniature[] = [
  { name: 'TextField', page: 'campos-textfield', part: <TextField label="Nome" defaultValue="Beatriz Lourenço" /> },
  {
    name: 'TextArea',
    page: 'campos-textarea',
    part: <TextArea label="Motivo" minRows={2} defaultValue="Código de outro procedimento." />,
  },
  {
    name: 'NumberField',
    page: 'campos-numberfield',
    part: <NumberField label="Peso" unit="kg" decimals={1} defaultValue="72.5" />,
  },
  { name: 'MoneyField', page: 'campos-moneyfield', part: <MoneyField label="Valor" defaultValue={123456} /> },
  { name: 'PasswordField', page: 'campos-passwordfield', part: <PasswordField label="Senha" defaultValue="segredo" /> },
  { name: 'SearchField', page: 'campos-searchfield', part: <SearchField label="Buscar" defaultValue="aurora" /> },
  { name: 'CpfField', page: 'campos-cpffield', part: <CpfField label="CPF" defaultValue="52998224725" /> },
  { name: 'CnpjField', page: 'campos-cnpjfield', part: <CnpjField label="CNPJ" defaultValue="12ABC34501DE35" /> },
  {
    name: 'CpfOrCnpjField',
    page: 'campos-cpforcnpjfield',
    part: <CpfOrCnpjField label="CPF ou CNPJ" defaultValue="15216260000176" />,
  },
  {
    name: 'BoletoField',
    page: 'campos-boletofield',
    part: <BoletoField label="Linha digitável" defaultValue="836400000011331201380002812884627116080136181551" />,
  },
  {
    name: 'PixKeyField',
    page: 'campos-pixkeyfield',
    part: <PixKeyField label="Chave Pix" defaultValue="+5511987654321" />,
  },
  {
    name: 'BankAccountField',
    page: 'campos-bankaccountfield',
    part: (
      <BankAccountField
        label="Conta para reembolso"
        defaultValue={{
          bank: '341',
          agency: '1234',
          agencyDigit: '',
          account: '12345',
          accountDigit: '1',
          kind: null,
        }}
      />
    ),
  },
  { name: 'CnsField', page: 'campos-cnsfield', part: <CnsField label="CNS" defaultValue="170332595040000" /> },
  { name: 'CepField', page: 'campos-cepfield', part: <CepField label="CEP" defaultValue="01310100" /> },
  { name: 'PhoneField', page: 'campos-phonefield', part: <PhoneField label="Telefone" defaultValue="11987654321" /> },
  {
    name: 'MaskedField',
    page: 'campos-maskedfield',
    part: <MaskedField label="Guia" mask="####-####" defaultValue="20260001" />,
  },
  {
    name: 'CardNumberField',
    page: 'campos-cardnumberfield',
    part: (
      <CardNumberField
        label="Carteirinha"
        format={{ length: 8, characters: 'digits', mask: '#### ####' }}
        defaultValue="00640013"
      />
    ),
  },
  { name: 'DateField', page: 'campos-datefield', part: <DateField label="Nascimento" defaultValue="1980-03-14" /> },
  { name: 'DatePicker', page: 'campos-datepicker', part: <DatePicker label="Consulta" defaultValue="2026-11-20" /> },
  { name: 'MonthField', page: 'campos-monthfield', part: <MonthField label="Competência" defaultValue="2026-11" /> },
  { name: 'TimeField', page: 'campos-timefield', part: <TimeField label="Início" defaultValue="08:30" /> },
  {
    name: 'TimeRangeField',
    page: 'campos-timerangefield',
    part: <TimeRangeField label="Turno" allowOvernight defaultValue={{ start: '19:00', end: '07:00' }} />,
  },
  {
    name: 'DateRangePicker',
    page: 'campos-daterangepicker',
    part: (
      <div className={spread}>
        <DateRangePicker label="Período" defaultValue={{ start: '2026-11-01', end: '2026-11-20' }} />
      </div>
    ),
  },
  {
    name: 'Select',
    page: 'campos-select',
    part: (
      <div className={wide}>
        <Select label="Plano" options={plans} defaultValue="Prime" />
      </div>
    ),
  },
  {
    name: 'Combobox',
    page: 'campos-combobox',
    part: (
      <div className={wide}>
        <Combobox label="Plano" options={plans} defaultValue="Plano antigo" />
      </div>
    ),
  },
  {
    name: 'MultiSelect',
    page: 'campos-multiselect',
    part: (
      <div className={wide}>
        <MultiSelect label="Planos" options={plans} defaultValue={['Prime']} />
      </div>
    ),
  },
  {
    name: 'TokenField',
    page: 'campos-tokenfield',
    part: (
      <div className={wide}>
        <TokenField label="E-mails" defaultValue={['ana@exemplo.com']} />
      </div>
    ),
  },
  { name: 'Checkbox', page: 'campos-checkbox', part: <Checkbox label="Urgente" defaultValue /> },
  {
    name: 'CheckboxGroup',
    page: 'campos-checkboxgroup',
    part: <CheckboxGroup label="Planos" options={plans} defaultValue={['Prime']} />,
  },
  {
    name: 'RadioGroup',
    page: 'campos-radiogroup',
    part: <RadioGroup label="Plano" options={plans} defaultValue="Prime" />,
  },
  { name: 'Switch', page: 'campos-switch', part: <Switch label="Web Service TISS" defaultValue /> },
  {
    name: 'DropZone',
    page: 'campos-dropzone',
    part: (
      <div className={spread}>
        <DropZone label="Arquivo do grupo" accept="csv" onAdd={nothing} />
      </div>
    ),
  },
  {
    name: 'FileList',
    page: 'campos-filelist',
    part: <FileList files={[{ id: '1', name: 'vidas.csv', sizeBytes: 48_210, status: 'uploading', progress: 62 }]} />,
  },
];

import {
  CardNumberField,
  Checkbox,
  CheckboxGroup,
  CnpjField,
  CpfField,
  DateField,
  DatePicker,
  DateRangePicker,
  DropZone,
  FileList,
  MultiSelect,
  PasswordField,
  RadioGroup,
  SearchField,
  Select,
  Switch,
  TextField,
} from '@oraculo/ui';
import type { Miniature } from './Gallery.tsx';

const nothing = () => {};
const plans = ['Essencial', 'Prime'].map((label) => ({ value: label, label }));

export const miniatures: readonly Miniature[] = [
  { name: 'TextField', page: 'campos-textfield', part: <TextField label="Nome" defaultValue="Beatriz Lourenço" /> },
  { name: 'PasswordField', page: 'campos-passwordfield', part: <PasswordField label="Senha" defaultValue="segredo" /> },
  { name: 'SearchField', page: 'campos-searchfield', part: <SearchField label="Buscar" defaultValue="aurora" /> },
  { name: 'CpfField', page: 'campos-cpffield', part: <CpfField label="CPF" defaultValue="52998224725" /> },
  { name: 'CnpjField', page: 'campos-cnpjfield', part: <CnpjField label="CNPJ" defaultValue="12ABC34501DE35" /> },
  {
    name: 'CardNumberField',
    page: 'campos-cardnumberfield',
    part: (
      <CardNumberField
        label="Carteirinha"
        rule={{ maxLength: 8, characters: 'digits', mask: '#### ####' }}
        defaultValue="00640013"
      />
    ),
  },
  { name: 'DateField', page: 'campos-datefield', part: <DateField label="Nascimento" defaultValue="1980-03-14" /> },
  { name: 'DatePicker', page: 'campos-datepicker', part: <DatePicker label="Consulta" defaultValue="2026-11-20" /> },
  {
    name: 'DateRangePicker',
    page: 'campos-daterangepicker',
    part: <DateRangePicker label="Período" defaultValue={{ start: '2026-11-01', end: '2026-11-20' }} />,
  },
  { name: 'Select', page: 'campos-select', part: <Select label="Plano" options={plans} defaultValue="Prime" /> },
  {
    name: 'MultiSelect',
    page: 'campos-multiselect',
    part: <MultiSelect label="Planos" options={plans} defaultValue={['Prime']} />,
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
  { name: 'DropZone', page: 'campos-dropzone', part: <DropZone label="Arquivo do grupo" onAdd={nothing} /> },
  {
    name: 'FileList',
    page: 'campos-filelist',
    part: (
      <FileList
        aria-label="Arquivos"
        files={[{ id: '1', name: 'vidas.csv', sizeBytes: 48_210, status: 'uploading', progress: 62 }]}
      />
    ),
  },
];

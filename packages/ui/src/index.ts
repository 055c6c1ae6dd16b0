export { Button, type ButtonProps } from './components/Button/Button.tsx';
export {
  CardNumberField,
  type CardNumberFieldProps,
  type CardNumberRule,
} from './components/CardNumberField/CardNumberField.tsx';
export { isValidCns } from './components/CardNumberField/isValidCns.ts';
export { CnpjField, type CnpjFieldProps } from './components/CnpjField/CnpjField.tsx';
export { formatCnpj } from './components/CnpjField/formatCnpj.ts';
export { isValidCnpj } from './components/CnpjField/isValidCnpj.ts';
export { CpfField, type CpfFieldProps } from './components/CpfField/CpfField.tsx';
export { formatCpf, maskCpf } from './components/CpfField/formatCpf.ts';
export { isValidCpf } from './components/CpfField/isValidCpf.ts';
export { applyMask } from './components/MaskedField/applyMask.ts';
export { MaskedField, type MaskedFieldProps } from './components/MaskedField/MaskedField.tsx';
export { readMask } from './components/MaskedField/readMask.ts';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export type { SelectOption, SelectValue } from './components/Select/SelectOption.ts';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { UiProvider, type UiProviderProps } from './components/UiProvider/UiProvider.tsx';
export { useMessages } from './i18n/MessagesContext.ts';
export type { MessageOverrides, Messages } from './i18n/ptBR.ts';
export { vars } from './theme/contract.css.ts';

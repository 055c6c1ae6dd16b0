export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { UiProvider, type UiProviderProps } from './components/UiProvider/UiProvider.tsx';
export { useMessages } from './i18n/MessagesContext.ts';
export type { MessageOverrides, Messages } from './i18n/ptBR.ts';
export { vars } from './theme/contract.css.ts';

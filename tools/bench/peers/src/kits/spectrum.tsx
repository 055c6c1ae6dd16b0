import '@react-spectrum/s2/page.css';
import {
  Button,
  Checkbox,
  ComboBox,
  ComboBoxItem,
  Content,
  DateRangePicker,
  Dialog,
  DialogTrigger,
  Provider,
  TextField,
  ToastContainer,
  ToastQueue,
} from '@react-spectrum/s2';
import { useState } from 'react';
import { type KitPages, options } from '../work.ts';
import { Rows, Selectable, Sortable } from './spectrumTable.tsx';

let paint: (isDark: boolean) => void = () => {};

export const pages: KitPages = {
  Provider: function SpectrumProvider({ children }) {
    const [isDark, setIsDark] = useState(false);
    paint = setIsDark;
    return (
      <Provider locale="pt-BR" colorScheme={isDark ? 'dark' : 'light'}>
        <ToastContainer />
        {children}
      </Provider>
    );
  },
  Fields: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <TextField key={index} label={`Campo ${index}`} defaultValue="" />
      ))}
    </>
  ),
  Checkboxes: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Checkbox key={index}>Opção {index}</Checkbox>
      ))}
    </>
  ),
  Table: Rows,
  Selectable,
  Sortable,
  Select: () => (
    <ComboBox label="Operadora" defaultItems={options}>
      {(option) => <ComboBoxItem id={option.value}>{option.label}</ComboBoxItem>}
    </ComboBox>
  ),
  Range: () => <DateRangePicker label="Período" />,
  Modal: ({ rowCount }) => (
    <>
      <DialogTrigger>
        <Button>Abrir</Button>
        <Dialog aria-label="Janela">
          <Content>Conteúdo</Content>
        </Dialog>
      </DialogTrigger>
      <Rows page={0} rowCount={rowCount} />
    </>
  ),
  raiseToast: (index) => ToastQueue.positive(`Aviso ${index}`),
  Colours: () => (
    <>
      {Array.from({ length: 500 }, (_, index) => (
        <Button key={index}>Botão {index}</Button>
      ))}
    </>
  ),
  setDark: (isDark) => paint(isDark),
};

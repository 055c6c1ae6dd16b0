import '@react-spectrum/s2/page.css';
import {
  ActionButton,
  Badge,
  Button,
  Cell,
  Column,
  ComboBox,
  ComboBoxItem,
  Content,
  DateRangePicker,
  Dialog,
  DialogTrigger,
  Provider,
  Row as SpectrumRow,
  TableBody,
  TableHeader,
  TableView,
  TextField,
  ToastContainer,
  ToastQueue,
} from '@react-spectrum/s2';
import { useState } from 'react';
import { headers, type KitPages, options, rowsOf, statusOf, type TableProps } from '../work.ts';

let paint: (isDark: boolean) => void = () => {};

const Rows = ({ page, rowCount, isPlain }: TableProps) => (
  <TableView aria-label="Registros">
    <TableHeader>
      {headers.map((header, index) => (
        <Column key={header} id={header} isRowHeader={index === 0}>
          {header}
        </Column>
      ))}
    </TableHeader>
    <TableBody>
      {rowsOf(page, rowCount).map((row) => (
        <SpectrumRow key={row.id} id={row.id}>
          <Cell>{row.card}</Cell>
          <Cell>{row.patient}</Cell>
          <Cell>{row.operator}</Cell>
          <Cell>{row.brand}</Cell>
          <Cell>{row.plan}</Cell>
          <Cell>{row.date}</Cell>
          <Cell>{isPlain ? statusOf(row) : <Badge>{statusOf(row)}</Badge>}</Cell>
          <Cell>{isPlain ? row.origin : <ActionButton aria-label={`Baixar ${row.card}`}>↓</ActionButton>}</Cell>
        </SpectrumRow>
      ))}
    </TableBody>
  </TableView>
);

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
  Table: Rows,
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

import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import { Button, Checkbox, MantineProvider, Modal, Select, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { Notifications, notifications } from '@mantine/notifications';
import { useMaskito } from '@maskito/react';
import { useState } from 'react';
import { cpfMask } from '../cpfMask.ts';
import { type KitPages, options } from '../work.ts';
import { Rows, Selectable, Sortable } from './mantineTable.tsx';

export const pages: KitPages = {
  Provider: ({ children }) => (
    <MantineProvider>
      <Notifications limit={20} />
      {children}
    </MantineProvider>
  ),
  Fields: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <TextInput key={index} label={`Campo ${index}`} defaultValue="" />
      ))}
    </>
  ),
  Checkboxes: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <Checkbox key={index} label={`Opção ${index}`} />
      ))}
    </>
  ),
  Table: Rows,
  Selectable,
  Sortable,
  Cpf: () => {
    const ref = useMaskito({ options: cpfMask });
    const [value, setValue] = useState('');
    return <TextInput ref={ref} label="CPF" value={value} onInput={(event) => setValue(event.currentTarget.value)} />;
  },
  Select: () => <Select label="Operadora" searchable limit={100} data={options} />,
  Range: () => <DatePickerInput type="range" label="Período" aria-label="Período" />,
  Modal: ({ rowCount }) => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Abrir</Button>
        <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Janela" transitionProps={{ duration: 0 }}>
          Conteúdo
        </Modal>
        <Rows page={0} rowCount={rowCount} />
      </>
    );
  },
  raiseToast: (index) => void notifications.show({ message: `Aviso ${index}` }),
  Colours: () => (
    <>
      {Array.from({ length: 500 }, (_, index) => (
        <Button key={index}>Botão {index}</Button>
      ))}
    </>
  ),
  setDark: (isDark) => document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light'),
};

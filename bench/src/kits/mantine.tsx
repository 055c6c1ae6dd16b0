import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import { ActionIcon, Badge, Button, MantineProvider, Modal, Select, Table, TextInput, Tooltip } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { Notifications, notifications } from '@mantine/notifications';
import { useMaskito } from '@maskito/react';
import { useState } from 'react';
import { cpfMask } from '../cpfMask.ts';
import { headers, type KitPages, options, rowsOf, statusOf, type TableProps } from '../work.ts';

function Rows({ page, rowCount, isPlain }: TableProps) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          {headers.map((header) => (
            <Table.Th key={header}>{header}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rowsOf(page, rowCount).map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>{row.card}</Table.Td>
            <Table.Td>
              {isPlain ? (
                row.patient
              ) : (
                <Tooltip label={row.patient}>
                  <span>{row.patient}</span>
                </Tooltip>
              )}
            </Table.Td>
            <Table.Td>{row.operator}</Table.Td>
            <Table.Td>{row.brand}</Table.Td>
            <Table.Td>{row.plan}</Table.Td>
            <Table.Td>{row.date}</Table.Td>
            <Table.Td>
              {isPlain ? statusOf(row) : <Badge color={row.isActive ? 'green' : 'red'}>{statusOf(row)}</Badge>}
            </Table.Td>
            <Table.Td>{isPlain ? row.origin : <ActionIcon aria-label={`Baixar ${row.card}`}>↓</ActionIcon>}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

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
  Table: Rows,
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

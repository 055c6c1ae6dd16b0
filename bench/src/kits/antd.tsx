import {
  App,
  Button,
  ConfigProvider,
  DatePicker,
  Input,
  Modal,
  message,
  Select,
  Table,
  Tag,
  Tooltip,
  theme,
} from 'antd';
import { useState } from 'react';
import { headers, type KitPages, options, type Row, rowsOf, statusOf, type TableProps } from '../work.ts';

const keys = ['card', 'patient', 'operator', 'brand', 'plan', 'date'] as const;
const plainKeys = [...keys, 'isActive', 'origin'] as const;
const plainColumns = headers.map((title, index) => ({
  title,
  key: title,
  dataIndex: plainKeys[index] ?? 'id',
  ...(index === 6 && { render: (_: unknown, row: Row) => statusOf(row) }),
}));

const columns = headers.map((title, index) => ({
  title,
  key: title,
  dataIndex: keys[index] ?? 'id',
  render: (value: string, row: Row) => {
    if (index === 1) return <Tooltip title={value}>{value}</Tooltip>;
    if (index === 6) return <Tag color={row.isActive ? 'green' : 'red'}>{statusOf(row)}</Tag>;
    if (index === 7) return <Button aria-label={`Baixar ${row.card}`}>↓</Button>;
    return value;
  },
}));

const Rows = ({ page, rowCount, isPlain }: TableProps) => (
  <Table
    rowKey="id"
    columns={isPlain ? plainColumns : columns}
    dataSource={rowsOf(page, rowCount)}
    pagination={false}
  />
);

let paint: (isDark: boolean) => void = () => {};

export const pages: KitPages = {
  Provider: function Provider({ children }) {
    const [isDark, setIsDark] = useState(false);
    paint = setIsDark;
    return (
      <ConfigProvider theme={{ algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm }}>
        <App>{children}</App>
      </ConfigProvider>
    );
  },
  Fields: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <label key={index}>
          Campo {index}
          <Input defaultValue="" />
        </label>
      ))}
    </>
  ),
  Table: Rows,
  Select: () => <Select aria-label="Operadora" showSearch optionFilterProp="label" options={options} />,
  Range: () => <DatePicker.RangePicker />,
  Modal: ({ rowCount }) => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Abrir</Button>
        <Modal open={isOpen} onCancel={() => setIsOpen(false)} title="Janela">
          Conteúdo
        </Modal>
        <Rows page={0} rowCount={rowCount} />
      </>
    );
  },
  raiseToast: (index) => void message.success(`Aviso ${index}`),
  Colours: () => (
    <>
      {Array.from({ length: 500 }, (_, index) => (
        <Button key={index}>Botão {index}</Button>
      ))}
    </>
  ),
  setDark: (isDark) => paint(isDark),
};

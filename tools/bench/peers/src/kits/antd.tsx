import { App, Button, Checkbox, ConfigProvider, DatePicker, Input, Modal, message, Select, theme } from 'antd';
import { useState } from 'react';
import { type KitPages, options } from '../work.ts';
import { Rows, Selectable, Sortable } from './antdTable.tsx';

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

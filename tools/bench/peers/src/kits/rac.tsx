import { useMaskito } from '@maskito/react';
import { useState } from 'react';
import {
  Autocomplete,
  Button,
  CalendarCell,
  CalendarGrid,
  Checkbox,
  ComboBox,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  DialogTrigger,
  Group,
  Heading,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  Popover,
  RangeCalendar,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
  Virtualizer,
} from 'react-aria-components';
import { cpfMask } from '../cpfMask.ts';
import { actions, type KitPages, options } from '../work.ts';
import { Rows, Selectable, Sortable } from './racTable.tsx';

const queue = new ToastQueue<string>({ maxVisibleToasts: 20 });

/** React Aria Components without styles. */
export const pages: KitPages = {
  Provider: ({ children }) => (
    <I18nProvider locale="pt-BR">
      <ToastRegion queue={queue}>
        {({ toast }) => (
          <Toast toast={toast}>
            <ToastContent>{toast.content}</ToastContent>
          </Toast>
        )}
      </ToastRegion>
      {children}
    </I18nProvider>
  ),
  Fields: ({ count }) => (
    <>
      {Array.from({ length: count }, (_, index) => (
        <TextField key={index} defaultValue="">
          <Label>Campo {index}</Label>
          <Input />
        </TextField>
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
  Cpf: () => {
    const ref = useMaskito({ options: cpfMask });
    const [value, setValue] = useState('');
    return (
      <TextField value={value} onChange={setValue}>
        <Label>CPF</Label>
        <Input ref={ref} />
      </TextField>
    );
  },
  Select: () => (
    <ComboBox defaultItems={options}>
      <Label>Operadora</Label>
      <Input />
      <Button>▾</Button>
      <Popover>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32 }}>
          <ListBox<(typeof options)[number]> style={{ height: 300 }}>
            {(option) => <ListBoxItem id={option.value}>{option.label}</ListBoxItem>}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  ),
  Range: () => (
    <DateRangePicker>
      <Label>Período</Label>
      <Group>
        <DateInput slot="start">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <DateInput slot="end">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <Button>▾</Button>
      </Group>
      <Popover>
        <Dialog>
          <RangeCalendar>
            <header>
              <Button slot="previous">‹</Button>
              <Heading />
              <Button slot="next">›</Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  ),
  Modal: ({ rowCount }) => (
    <>
      <DialogTrigger>
        <Button>Abrir</Button>
        <Modal>
          <Dialog aria-label="Janela">Conteúdo</Dialog>
        </Modal>
      </DialogTrigger>
      <Rows page={0} rowCount={rowCount} />
    </>
  ),
  Menu: () => (
    <MenuTrigger>
      <Button>Ações</Button>
      <Popover>
        <Menu>
          {actions.map((action) => (
            <MenuItem key={action} id={action}>
              {action}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  ),
  Palette: () => (
    <DialogTrigger>
      <Button>Buscar</Button>
      <Modal>
        <Dialog aria-label="Buscar">
          <Autocomplete>
            <TextField aria-label="Buscar">
              <Input />
            </TextField>
            <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32 }}>
              <ListBox<(typeof options)[number]> aria-label="Buscar" items={options} style={{ height: 300 }}>
                {(option) => <ListBoxItem id={option.value}>{option.label}</ListBoxItem>}
              </ListBox>
            </Virtualizer>
          </Autocomplete>
        </Dialog>
      </Modal>
    </DialogTrigger>
  ),
  raiseToast: (index) => void queue.add(`Aviso ${index}`),
};

import * as ui from '@oraculo/ui';
import { type ReactElement, useEffect } from 'react';

const ignore = () => {};
const entries = [
  { id: 'edit', label: 'Editar' },
  { id: 'remove', label: 'Excluir', tone: 'critical' as const },
];
const options = [
  { value: 'a', label: 'Vida Plena', subtitle: 'ANS 005711' },
  { value: 'b', label: 'Saúde Norte', subtitle: 'ANS 326305' },
];
const columns = [{ id: 'name', header: 'Nome', cell: (row: string) => row, isRowHeader: true }];
const parts = (
  <ui.Stack>
    <ui.TextField label="Nome" hint="Como no documento" />
    <ui.DescriptionList items={[{ term: 'Plano', value: 'Essencial' }]} />
  </ui.Stack>
);
const foot = <ui.Button>Salvar</ui.Button>;

function Question() {
  const confirm = ui.useConfirm();
  return (
    <ui.Button
      onPress={() => confirm({ title: 'Excluir credencial?', message: 'Não há volta.', confirmLabel: 'Excluir' })}
    >
      Remover
    </ui.Button>
  );
}

function Notice() {
  useEffect(() => {
    ui.toast.error({ title: 'O envio falhou', message: 'Tente de novo.', durationMs: Number.POSITIVE_INFINITY });
    ui.toast.success({ title: 'Credencial excluída', durationMs: Number.POSITIVE_INFINITY });
  }, []);
  return null;
}

interface View {
  element: ReactElement;
  /** The button that opens it. */
  opens?: string;
  /** The part that is visible afterwards. @default a dialog */
  shows?: string;
}

/** Parts that open over the page, each on a page of its own. */
export const views: Record<string, View> = {
  Modal: {
    element: (
      <ui.Modal title="Inclusão de grupo" isOpen onClose={ignore} footer={foot}>
        {parts}
      </ui.Modal>
    ),
  },
  Drawer: {
    element: (
      <ui.Drawer title="Guia 2026-0001" isOpen onClose={ignore} footer={foot}>
        {parts}
      </ui.Drawer>
    ),
  },
  Popover: { element: <ui.Popover label="Ajuda">{parts}</ui.Popover>, opens: 'button' },
  Menu: { element: <ui.Menu label="Ações" items={entries} />, opens: 'button', shows: '[role=menu]' },
  CommandPalette: {
    element: <ui.CommandPalette label="Buscar" groups={[{ id: 'do', title: 'Ações', items: entries }]} />,
    opens: 'button',
  },
  Select: {
    element: <ui.Select label="Operadora" options={options} value="a" onChange={ignore} />,
    opens: 'input',
    shows: '[role=listbox]',
  },
  MultiSelect: {
    element: <ui.MultiSelect label="Usuários" options={options} value={['a']} onChange={ignore} />,
    opens: 'input',
    shows: '[role=listbox]',
  },
  DatePicker: {
    element: <ui.DatePicker label="Emissão" value="2026-11-20" onChange={ignore} />,
    opens: 'button[aria-haspopup]',
  },
  DateRangePicker: {
    element: (
      <ui.DateRangePicker label="Período" value={{ start: '2026-11-02', end: '2026-11-20' }} onChange={ignore} />
    ),
    opens: 'button[aria-haspopup]',
  },
  MonthField: {
    element: <ui.MonthField label="Competência" value="2026-11" onChange={ignore} />,
    opens: 'button[aria-haspopup]',
  },
  ViewMenu: {
    element: <ui.DataTable aria-label="Fila" columns={columns} rows={['Aurora']} rowKey={String} tableId="fila" />,
    opens: '[popovertarget]',
  },
  NotificationsPanel: { element: <ui.NotificationsPanel />, opens: 'button' },
  confirm: { element: <Question />, opens: 'button', shows: '[role=alertdialog]' },
  toasts: { element: <Notice />, shows: '[role=group]' },
};

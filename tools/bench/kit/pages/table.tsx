import '../../../../packages/ui/src/theme/appReset.css.ts';
import '../../../../packages/ui/src/theme/theme.css.ts';
import { Download } from '@lucide/icons';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Column } from '../../../../packages/ui/src/components/DataTable/Column.ts';
import { DataTable } from '../../../../packages/ui/src/components/DataTable/DataTable.tsx';
import { Icon } from '../../../../packages/ui/src/components/Icon/Icon.tsx';
import { IconButton } from '../../../../packages/ui/src/components/IconButton/IconButton.tsx';
import { Modal } from '../../../../packages/ui/src/components/Modal/Modal.tsx';
import { StatusBadge } from '../../../../packages/ui/src/components/StatusBadge/StatusBadge.tsx';
import { UiProvider } from '../../../../packages/ui/src/components/UiProvider/UiProvider.tsx';

interface Row {
  id: string;
  card: string;
  name: string;
  operator: string;
  brand: string;
  plan: string;
  createdAt: string;
  isActive: boolean;
}

const names = ['Beatriz Aparecida Lourenço', 'Carlos Meireles', 'Rafael Nunes Teixeira da Fonseca', 'Marina Prado'];

const rowsFrom = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(first + at),
    card: String(774_120_399_582 + first + at),
    name: names[at % names.length] ?? '',
    operator: 'Vida Plena',
    brand: 'Vida Plena Sul',
    plan: 'Essencial 200',
    createdAt: '20/11/2026 - 09:41',
    isActive: at % 3 !== 0,
  }));

const columns: Column<Row>[] = [
  { id: 'card', header: 'Carteirinha', cell: (row) => row.card, isNumeric: true },
  { id: 'name', header: 'Paciente', cell: (row) => row.name, isRowHeader: true, truncate: { over: 20, to: 15 } },
  { id: 'operator', header: 'Operadora', cell: (row) => row.operator },
  { id: 'brand', header: 'Marca', cell: (row) => row.brand },
  { id: 'plan', header: 'Plano', cell: (row) => row.plan },
  { id: 'createdAt', header: 'Data', cell: (row) => row.createdAt, isNumeric: true },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <StatusBadge tone={row.isActive ? 'positive' : 'critical'}>{row.isActive ? 'Ativo' : 'Inativo'}</StatusBadge>
    ),
  },
  {
    id: 'actions',
    header: 'Ações',
    cell: (row) => <IconButton size="small" label={`Baixar ${row.card}`} icon={<Icon of={Download} />} />,
  },
];

const drawing = (size: number) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M12 15V3" />
    <path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" />
    <path d="m7 10 5 5 5-5" />
  </svg>
);

/** The same content in a plain HTML table: badges, truncated text with a title, one action in each row. */
const PlainTable = ({ rows }: { rows: Row[] }) => (
  <table aria-label="Arquivos">
    <thead>
      <tr>
        {columns.map(({ id, header }) => (
          <th key={id} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <td>{row.card}</td>
          <th scope="row">
            {row.name.length > 20 ? <span title={row.name}>{row.name.slice(0, 15)}...</span> : row.name}
          </th>
          <td>{row.operator}</td>
          <td>{row.brand}</td>
          <td>{row.plan}</td>
          <td>{row.createdAt}</td>
          <td>
            <span className="badge">
              {drawing(14)}
              {row.isActive ? 'Ativo' : 'Inativo'}
            </span>
          </td>
          <td>
            <button type="button" aria-label={`Baixar ${row.card}`}>
              {drawing(18)}
            </button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const rowKey = (row: Row) => row.id;

const KitTable = ({ rows }: { rows: Row[] }) => (
  <DataTable aria-label="Arquivos" columns={columns} rows={rows} rowKey={rowKey} />
);

const tables = { plain: PlainTable, kit: KitTable };
const count = 40;
const host = document.getElementById('root') as HTMLElement;
let roots: Root[] = [];

function createRenderer(isDisplayed: boolean) {
  const container = host.appendChild(document.createElement('div'));
  container.hidden = !isDisplayed;
  const root = createRoot(container);
  roots.push(root);
  return (children: ReactNode) => flushSync(() => root.render(children));
}

let renderWithDialog: ((isOpen: boolean) => void) | undefined;

const bench = {
  mount(kind: keyof typeof tables, times: number) {
    const Table = tables[kind];
    for (let time = 0; time < times; time++) createRenderer(false)(<Table rows={rowsFrom(0, count)} />);
  },
  /** Shows page after page of new rows in one table. */
  swap(kind: keyof typeof tables, times: number) {
    const Table = tables[kind];
    const render = createRenderer(false);
    for (let time = 0; time <= times; time++) render(<Table rows={rowsFrom(time * count, count)} />);
  },
  showTableWithDialog(rows: number) {
    const render = createRenderer(true);
    const shown = rowsFrom(0, rows);
    renderWithDialog = (isOpen) =>
      render(
        <UiProvider>
          <DataTable aria-label="Arquivos" columns={columns} rows={shown} rowKey={rowKey} />
          <Modal title="Inclusão de grupo" isOpen={isOpen} onClose={() => {}}>
            Conteúdo
          </Modal>
        </UiProvider>,
      );
    renderWithDialog(false);
  },
  setDialogOpen(isOpen: boolean) {
    renderWithDialog?.(isOpen);
  },
  clear() {
    for (const root of roots) flushSync(() => root.unmount());
    roots = [];
    host.replaceChildren();
  },
};

export type TableBench = typeof bench;

window.table = bench;

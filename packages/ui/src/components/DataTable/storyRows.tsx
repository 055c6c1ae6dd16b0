import { Download } from '@lucide/icons';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import type { Column } from './Column.ts';

export interface StoryRow {
  id: string;
  card: string;
  name: string;
  operator: string;
  brand: string;
  plan: string;
  createdAt: string;
  origin: string;
  status: 'Ativo' | 'Inativo' | 'Pendente' | 'Bloqueado';
}

const names = [
  'Beatriz Aparecida Lourenço',
  'Carlos Meireles',
  'Iara Figueiredo',
  'Rafael Nunes Teixeira da Fonseca',
  'Marina Prado',
  'Otávio Lins',
];
const statuses = ['Ativo', 'Inativo', 'Pendente', 'Bloqueado'] as const;
const tones = { Ativo: 'positive', Inativo: 'critical', Pendente: 'caution', Bloqueado: 'neutral' } as const;

/** Invented people, the same in every run: row `index` of the whole list. */
const storyRow = (index: number): StoryRow => ({
  id: String(index),
  card: String(774_120_399_582 + index * 7919),
  name: names[index % names.length] ?? '',
  operator: index % 3 === 0 ? 'Saúde Norte' : 'Vida Plena',
  brand: index % 4 === 1 ? '' : 'Vida Plena Sul',
  plan: `Essencial ${200 + (index % 5) * 50}`,
  createdAt: `20/11/2026 - ${String(8 + (index % 10)).padStart(2, '0')}:41`,
  origin: index % 2 === 0 ? 'Portal' : 'Lote',
  status: statuses[index % statuses.length] ?? 'Ativo',
});

export const storyPage = (page: number, pageSize: number, totalItems: number) =>
  Array.from({ length: Math.max(0, Math.min(pageSize, totalItems - (page - 1) * pageSize)) }, (_, index) =>
    storyRow((page - 1) * pageSize + index),
  );

export const storyColumns: readonly Column<StoryRow>[] = [
  { id: 'card', header: 'Carteirinha', cell: (row) => row.card, isNumeric: true },
  { id: 'name', header: 'Paciente', cell: (row) => row.name, isRowHeader: true, truncate: { over: 20, to: 15 } },
  { id: 'operator', header: 'Operadora', cell: (row) => row.operator },
  { id: 'brand', header: 'Marca', cell: (row) => row.brand },
  { id: 'plan', header: 'Plano', cell: (row) => row.plan },
  { id: 'createdAt', header: 'Data', cell: (row) => row.createdAt, isNumeric: true },
  { id: 'origin', header: 'Origem', cell: (row) => row.origin },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge tone={tones[row.status]}>{row.status}</StatusBadge>,
    cardSlot: 'corner',
  },
];

export const actionColumn: Column<StoryRow> = {
  id: 'actions',
  header: 'Ações',
  cell: (row) => (
    <IconButton size="small" tone="accent" label={`Baixar ${row.card}.csv`} icon={<Icon of={Download} />} />
  ),
  isHideable: false,
};

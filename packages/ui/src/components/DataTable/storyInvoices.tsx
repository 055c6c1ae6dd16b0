import { Download } from '@lucide/icons';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import type { Column } from './Column.ts';

export interface StoryInvoice {
  number: string;
  customer: string;
  dueOn: string;
  branch: string;
  costCentre: string;
  amountCents: number;
  taxCents: number;
  status: 'Paga' | 'Em aberto' | 'Vencida';
}

const customers = ['Clínica São Lucas Ltda.', 'Laboratório Aurora', 'Hospital Vale do Sol S.A.', 'Ótica Horizonte'];
const statuses = ['Paga', 'Em aberto', 'Vencida'] as const;
const tones = { Paga: 'positive', 'Em aberto': 'caution', Vencida: 'critical' } as const;

/** Invented invoices, the same in every run. */
const storyInvoice = (index: number): StoryInvoice => ({
  number: `F-${1001 + index}`,
  customer: customers[index % customers.length] ?? '',
  dueOn: `${String(1 + (index % 28)).padStart(2, '0')}/11/2026`,
  branch: index % 2 === 0 ? 'São Paulo' : 'Recife',
  costCentre: `CC-${200 + (index % 5) * 10}`,
  // Every seventh is a credit note.
  amountCents: (index % 7 === 6 ? -1 : 1) * (125_050 + index * 7919),
  taxCents: 6250 + index * 396,
  status: statuses[index % statuses.length] ?? 'Paga',
});

export const storyInvoices = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => storyInvoice(from + index));

export const invoiceKey = ({ number }: StoryInvoice) => number;

export const money = (cents: number) =>
  (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replace('\u00a0', ' ');

export const sumOf = (invoices: readonly StoryInvoice[], field: 'amountCents' | 'taxCents') =>
  invoices.reduce((sum, invoice) => sum + invoice[field], 0);

export const invoiceColumns: readonly Column<StoryInvoice>[] = [
  { id: 'number', header: 'Fatura', cell: ({ number }) => number, isRowHeader: true },
  { id: 'customer', header: 'Cliente', cell: ({ customer }) => customer },
  { id: 'dueOn', header: 'Vencimento', cell: ({ dueOn }) => dueOn, isNumeric: true },
  { id: 'branch', header: 'Filial', cell: ({ branch }) => branch },
  { id: 'costCentre', header: 'Centro de custo', cell: ({ costCentre }) => costCentre },
  {
    id: 'amount',
    header: 'Valor',
    cell: ({ amountCents }) => money(amountCents),
    exportValue: ({ amountCents }) => amountCents / 100,
    isNumeric: true,
    align: 'end',
    isSortable: true,
  },
  {
    id: 'tax',
    header: 'Impostos',
    cell: ({ taxCents }) => money(taxCents),
    exportValue: ({ taxCents }) => taxCents / 100,
    isNumeric: true,
    align: 'end',
  },
  {
    id: 'status',
    header: 'Situação',
    cell: ({ status }) => <StatusBadge tone={tones[status]}>{status}</StatusBadge>,
    cardSlot: 'corner',
  },
  {
    id: 'actions',
    header: 'Ações',
    cell: ({ number }) => (
      <IconButton size="small" tone="accent" label={`Baixar ${number}`} icon={<Icon of={Download} />} />
    ),
    isHideable: false,
    isActions: true,
  },
];

import type { ComponentType, ReactNode } from 'react';

export interface TableProps {
  page: number;
  rowCount: number;
  /** A table with only text in its cells: no badge, no tooltip, no action. */
  isPlain?: boolean;
}

/** The parts of a kit that are mounted; `All` mounts every part on one page. */
export type PartName =
  | 'Fields'
  | 'Checkboxes'
  | 'Table'
  | 'Selectable'
  | 'Sortable'
  | 'Cpf'
  | 'Select'
  | 'Range'
  | 'Modal'
  | 'Menu'
  | 'Palette'
  | 'Colours'
  | 'All';

/** The page of a kit for each piece of work. A piece without a part in the kit is missing and printed as `–`. */
export interface KitPages {
  Provider?: ComponentType<{ children: ReactNode }>;
  Fields?: ComponentType<{ count: number }>;
  Checkboxes?: ComponentType<{ count: number }>;
  Table?: ComponentType<TableProps>;
  /** Forty rows with a checkbox each; the first checkbox selects them all. */
  Selectable?: ComponentType;
  /** Forty rows, sorted by card number; pressing that header reverses the order. */
  Sortable?: ComponentType;
  Cpf?: ComponentType;
  Select?: ComponentType;
  Range?: ComponentType;
  /** A table of 40 rows is beside it; the button “Abrir” opens it. */
  Modal?: ComponentType<{ rowCount: number }>;
  /** The button “Ações” opens eight entries. */
  Menu?: ComponentType;
  /** The button “Buscar” opens a box over `options`. */
  Palette?: ComponentType;
  raiseToast?: (index: number) => void;
  /** 500 parts that change with the colour mode. */
  Colours?: ComponentType;
  setDark?: (isDark: boolean) => void;
}

export interface Row {
  id: string;
  card: string;
  patient: string;
  operator: string;
  brand: string;
  plan: string;
  date: string;
  origin: string;
  isActive: boolean;
}

const patients = [
  'Beatriz Aparecida Lourenço',
  'Carlos Meireles',
  'Iara Figueiredo',
  'Otávio Lins',
  'Marina Prado Vasconcelos',
];

/** The same invented rows for every kit. */
export const rowsOf = (page: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const number = page * count + index;
    return {
      id: String(number),
      card: String(77412039958210 + number * 7919),
      patient: patients[number % patients.length] as string,
      operator: number % 3 === 0 ? 'Saúde Norte' : 'Vida Plena',
      brand: 'Vida Plena Sul',
      plan: `Essencial ${(number % 4) * 100}`,
      date: '20/11/2026 - 09:41',
      origin: number % 2 === 0 ? 'Portal' : 'Lote',
      isActive: number % 4 !== 0,
    };
  });

/** A page of rows that does not change while some rows are selected. */
export const fortyRows = rowsOf(0, 40);
export const rowKey = (row: Row) => row.id;

export type Direction = 'ascending' | 'descending';

/** Rows as a server answers them, sorted by card number: new objects each time. */
export const sortedRows = (direction: Direction) =>
  direction === 'ascending' ? rowsOf(0, 40) : rowsOf(0, 40).toReversed();

export const statusOf = ({ isActive }: Row) => (isActive ? 'Ativo' : 'Inativo');

export const headers = ['Carteirinha', 'Paciente', 'Operadora', 'Marca', 'Plano', 'Data', 'Status', 'Ações'];

export const options = Array.from({ length: 5000 }, (_, index) => ({
  value: String(index),
  label: `Operadora ${index.toString(36).padStart(3, 'a')} Saúde ${index}`,
}));

export const actions = ['Abrir', 'Editar', 'Duplicar', 'Mover', 'Baixar', 'Imprimir', 'Arquivar', 'Excluir'];

declare global {
  interface Window {
    bench: {
      prepare: () => Promise<void>;
      show: (part: PartName, props?: object) => Promise<void>;
      has: (part: keyof KitPages | 'All') => boolean;
      toasts: (count: number) => Promise<void>;
      dark: (isDark: boolean) => Promise<void>;
    };
  }
}

import {
  ActionButton,
  Badge,
  Cell,
  Column,
  Row as SpectrumRow,
  type Selection,
  TableBody,
  TableHeader,
  TableView,
} from '@react-spectrum/s2';
import { useState } from 'react';
import { useOrder } from '../useTable.ts';
import { fortyRows, headers, type Row, rowsOf, statusOf, type TableProps } from '../work.ts';

const columns = (isSortable?: boolean) =>
  headers.map((header, index) => (
    <Column key={header} id={header} isRowHeader={index === 0} allowsSorting={isSortable === true && index === 0}>
      {header}
    </Column>
  ));

const line = (row: Row, isPlain?: boolean) => (
  <SpectrumRow key={row.id} id={row.id}>
    <Cell>{row.card}</Cell>
    <Cell>{row.patient}</Cell>
    <Cell>{row.operator}</Cell>
    <Cell>{row.brand}</Cell>
    <Cell>{row.plan}</Cell>
    <Cell>{row.date}</Cell>
    <Cell>{isPlain ? statusOf(row) : <Badge>{statusOf(row)}</Badge>}</Cell>
    <Cell>{isPlain ? row.origin : <ActionButton aria-label={`Baixar ${row.card}`}>↓</ActionButton>}</Cell>
  </SpectrumRow>
);

export const Rows = ({ page, rowCount, isPlain }: TableProps) => (
  <TableView aria-label="Registros">
    <TableHeader>{columns()}</TableHeader>
    <TableBody>{rowsOf(page, rowCount).map((row) => line(row, isPlain))}</TableBody>
  </TableView>
);

export function Selectable() {
  const [selectedKeys, setSelectedKeys] = useState<Selection>(new Set());
  return (
    <TableView
      aria-label="Registros"
      selectionMode="multiple"
      selectedKeys={selectedKeys}
      onSelectionChange={setSelectedKeys}
    >
      <TableHeader>{columns()}</TableHeader>
      <TableBody>{fortyRows.map((row) => line(row))}</TableBody>
    </TableView>
  );
}

export function Sortable() {
  const { direction, rows, setDirection } = useOrder();
  return (
    <TableView
      aria-label="Registros"
      sortDescriptor={{ column: headers[0] as string, direction }}
      onSortChange={(next) => setDirection(next.direction)}
    >
      <TableHeader>{columns(true)}</TableHeader>
      <TableBody>{rows.map((row) => line(row))}</TableBody>
    </TableView>
  );
}

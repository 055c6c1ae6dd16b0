import { useState } from 'react';
import {
  Button,
  Cell,
  Checkbox,
  Column,
  Row as AriaRow,
  type Selection,
  Table,
  TableBody,
  TableHeader,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';
import { useOrder } from '../useTable.ts';
import { fortyRows, headers, type Row, rowsOf, statusOf, type TableProps } from '../work.ts';

const cells = (row: Row, isPlain?: boolean) => (
  <>
    <Cell>{row.card}</Cell>
    <Cell>
      {isPlain ? (
        row.patient
      ) : (
        <TooltipTrigger>
          <Button>{row.patient}</Button>
          <Tooltip>{row.patient}</Tooltip>
        </TooltipTrigger>
      )}
    </Cell>
    <Cell>{row.operator}</Cell>
    <Cell>{row.brand}</Cell>
    <Cell>{row.plan}</Cell>
    <Cell>{row.date}</Cell>
    <Cell>{statusOf(row)}</Cell>
    <Cell>{isPlain ? row.origin : <Button aria-label={`Baixar ${row.card}`}>↓</Button>}</Cell>
  </>
);

const columns = (isSortable?: boolean) =>
  headers.map((header, index) => (
    <Column key={header} id={header} isRowHeader={index === 0} allowsSorting={isSortable === true && index === 0}>
      {header}
    </Column>
  ));

export const Rows = ({ page, rowCount, isPlain }: TableProps) => (
  <Table aria-label="Registros">
    <TableHeader>{columns()}</TableHeader>
    <TableBody>
      {rowsOf(page, rowCount).map((row) => (
        <AriaRow key={row.id} id={row.id}>
          {cells(row, isPlain)}
        </AriaRow>
      ))}
    </TableBody>
  </Table>
);

export function Selectable() {
  const [selectedKeys, setSelectedKeys] = useState<Selection>(new Set());
  return (
    <Table
      aria-label="Registros"
      selectionMode="multiple"
      selectedKeys={selectedKeys}
      onSelectionChange={setSelectedKeys}
    >
      <TableHeader>
        <Column>
          <Checkbox slot="selection">☐</Checkbox>
        </Column>
        {columns()}
      </TableHeader>
      <TableBody>
        {fortyRows.map((row) => (
          <AriaRow key={row.id} id={row.id}>
            <Cell>
              <Checkbox slot="selection">☐</Checkbox>
            </Cell>
            {cells(row)}
          </AriaRow>
        ))}
      </TableBody>
    </Table>
  );
}

export function Sortable() {
  const { direction, rows, setDirection } = useOrder();
  return (
    <Table
      aria-label="Registros"
      sortDescriptor={{ column: headers[0] as string, direction }}
      onSortChange={(next) => setDirection(next.direction)}
    >
      <TableHeader>{columns(true)}</TableHeader>
      <TableBody>
        {rows.map((row) => (
          <AriaRow key={row.id} id={row.id}>
            {cells(row)}
          </AriaRow>
        ))}
      </TableBody>
    </Table>
  );
}

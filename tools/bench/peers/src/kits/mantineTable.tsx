import { ActionIcon, Badge, Checkbox, Table, Tooltip, UnstyledButton } from '@mantine/core';
import { useOrder, useTicked } from '../useTable.ts';
import { fortyRows, headers, type Row, rowsOf, statusOf, type TableProps } from '../work.ts';

const cells = (row: Row, isPlain?: boolean) => (
  <>
    <Table.Td>{row.card}</Table.Td>
    <Table.Td>
      {isPlain ? (
        row.patient
      ) : (
        <Tooltip label={row.patient}>
          <span>{row.patient}</span>
        </Tooltip>
      )}
    </Table.Td>
    <Table.Td>{row.operator}</Table.Td>
    <Table.Td>{row.brand}</Table.Td>
    <Table.Td>{row.plan}</Table.Td>
    <Table.Td>{row.date}</Table.Td>
    <Table.Td>
      {isPlain ? statusOf(row) : <Badge color={row.isActive ? 'green' : 'red'}>{statusOf(row)}</Badge>}
    </Table.Td>
    <Table.Td>{isPlain ? row.origin : <ActionIcon aria-label={`Baixar ${row.card}`}>↓</ActionIcon>}</Table.Td>
  </>
);

const headersFrom = (start: number) => headers.slice(start).map((header) => <Table.Th key={header}>{header}</Table.Th>);

export const Rows = ({ page, rowCount, isPlain }: TableProps) => (
  <Table>
    <Table.Thead>
      <Table.Tr>{headersFrom(0)}</Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rowsOf(page, rowCount).map((row) => (
        <Table.Tr key={row.id}>{cells(row, isPlain)}</Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

export function Selectable() {
  const { isAll, isSome, has, toggle, toggleAll } = useTicked();
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <Checkbox aria-label="Selecionar tudo" checked={isAll} indeterminate={isSome} onChange={toggleAll} />
          </Table.Th>
          {headersFrom(0)}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {fortyRows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>
              <Checkbox aria-label={row.card} checked={has(row.id)} onChange={() => toggle(row.id)} />
            </Table.Td>
            {cells(row)}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

export function Sortable() {
  const { direction, rows, turn } = useOrder();
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th aria-sort={direction}>
            <UnstyledButton onClick={turn}>{headers[0]}</UnstyledButton>
          </Table.Th>
          {headersFrom(1)}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>{cells(row)}</Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

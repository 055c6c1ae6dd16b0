import { Button, Table, Tag, Tooltip } from 'antd';
import { type Key, useState } from 'react';
import { useOrder } from '../useTable.ts';
import { fortyRows, headers, type Row, rowsOf, statusOf, type TableProps } from '../work.ts';

const keys = ['card', 'patient', 'operator', 'brand', 'plan', 'date'] as const;
const plainKeys = [...keys, 'isActive', 'origin'] as const;
const plainColumns = headers.map((title, index) => ({
  title,
  key: title,
  dataIndex: plainKeys[index] ?? 'id',
  ...(index === 6 && { render: (_: unknown, row: Row) => statusOf(row) }),
}));

const columns = headers.map((title, index) => ({
  title,
  key: title,
  dataIndex: keys[index] ?? 'id',
  render: (value: string, row: Row) => {
    if (index === 1) return <Tooltip title={value}>{value}</Tooltip>;
    if (index === 6) return <Tag color={row.isActive ? 'green' : 'red'}>{statusOf(row)}</Tag>;
    if (index === 7) return <Button aria-label={`Baixar ${row.card}`}>↓</Button>;
    return value;
  },
}));

export const Rows = ({ page, rowCount, isPlain }: TableProps) => (
  <Table
    rowKey="id"
    columns={isPlain ? plainColumns : columns}
    dataSource={rowsOf(page, rowCount)}
    pagination={false}
  />
);

export function Selectable() {
  const [selectedRowKeys, onChange] = useState<Key[]>([]);
  return (
    <Table
      rowKey="id"
      columns={columns}
      dataSource={fortyRows}
      pagination={false}
      rowSelection={{ selectedRowKeys, onChange }}
    />
  );
}

const shortDirection = { ascending: 'ascend', descending: 'descend' } as const;

export function Sortable() {
  const { direction, rows, turn } = useOrder();
  return (
    <Table
      rowKey="id"
      columns={columns.map((column, index) =>
        index === 0
          ? { ...column, sorter: true, sortOrder: shortDirection[direction], showSorterTooltip: false }
          : column,
      )}
      dataSource={rows}
      pagination={false}
      onChange={turn}
    />
  );
}

import { DataTable, type DataTableProps } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { numberedKeys } from './numberedKeys.ts';

interface ErrorTableProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'aria-label' | 'columns' | 'rowKey' | 'isLoading' | 'error' | 'onRetry' | 'emptyTitle' | 'emptyHint'
  > {
  /** All of them: the service answers them at once, and a file may have a hundred thousand. */
  rows: readonly Row[] | undefined;
}

const none: readonly never[] = [];

/** The errors of one file, a page at a time. */
export function ErrorTable<Row>({ rows, rowKey, ...table }: ErrorTableProps<Row>) {
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 10 });
  const shown = useMemo(() => rows?.slice((page - 1) * pageSize, page * pageSize), [rows, page, pageSize]);
  const keyOf = useMemo(() => numberedKeys(shown ?? none, rowKey), [shown, rowKey]);
  return (
    <DataTable
      {...table}
      rows={shown}
      rowKey={keyOf}
      pagination={
        rows && {
          page,
          pageSize,
          totalItems: rows.length,
          onPageChange: (next) => setPaging({ page: next, pageSize }),
          onPageSizeChange: (next) => setPaging({ page: 1, pageSize: next }),
        }
      }
    />
  );
}

import { DataTable, type DataTableProps, type Sort } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { numberedKeys } from './numberedKeys.ts';
import { type OrderedColumn, sortRows } from './sortRows.ts';

interface ErrorTableProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'aria-label' | 'rowKey' | 'isLoading' | 'error' | 'onRetry' | 'emptyTitle' | 'emptyHint'
  > {
  'aria-label': string;
  /** Keep the list outside the component. */
  columns: readonly OrderedColumn<Row>[];
  /** All errors: the service sends them in one response, up to a hundred thousand per file. */
  rows: readonly Row[] | undefined;
}

const none: readonly never[] = [];

/** The errors of one file, paged and sorted in the browser, because one response holds all of them. */
export function ErrorTable<Row>({ rows, rowKey, columns, ...table }: ErrorTableProps<Row>) {
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 10 });
  const [sort, setSort] = useState<Sort | null>(null);
  const sortable = useMemo(
    () => columns.map(({ sortBy, ...column }) => ({ ...column, isSortable: !!sortBy })),
    [columns],
  );
  const sorted = useMemo(() => rows && sortRows(rows, columns, sort), [rows, columns, sort]);
  const shown = useMemo(() => sorted?.slice((page - 1) * pageSize, page * pageSize), [sorted, page, pageSize]);
  const keyOf = useMemo(() => numberedKeys(shown ?? none, rowKey), [shown, rowKey]);
  return (
    <DataTable
      {...table}
      density="compact"
      columns={sortable}
      rows={shown}
      rowKey={keyOf}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        setPaging({ page: 1, pageSize });
      }}
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

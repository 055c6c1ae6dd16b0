import { Button, DataTable, type DataTableProps, Stack } from '@oraculo/ui';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useRequestedRowFocus } from '../jobs/rowToFocus.ts';
import type { Paging } from './paging.ts';
import { numberedKeys } from './numberedKeys.ts';
import { PrintMenu } from './PrintMenu.tsx';
import { FailedPageNote } from './FailedPageNote.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import { refreshNote } from './refreshNote.ts';
import { usePrintAllPages } from './usePrintAllPages.ts';
import { useViews } from './views/useViews.ts';
import { SaveViewButton, ViewBar } from './views/ViewBar.tsx';
import type { ViewRules } from './views/viewSearch.ts';
import type { FailedPage, PagedList } from './usePagedList.ts';

type Passed =
  | 'aria-label'
  | 'columns'
  | 'rowKey'
  | 'title'
  | 'actions'
  | 'tableId'
  | 'emptyTitle'
  | 'emptyHint'
  | 'pinned';

export interface ListTableProps<Row> extends Pick<DataTableProps<Row>, Passed> {
  'aria-label': string;
  result: PagedList<Row>;
  paging: Paging;
  /** `replace` when the requested page does not exist, so that Back does not return to it. */
  onPageChange: (page: number, options?: { replace: boolean }) => void;
  onPageSizeChange: (pageSize: number) => void;
  /** The parts of the address that a saved view of this list holds. Without it the list has no views. */
  viewRules?: ViewRules;
  /** The next step in a list without rows and without filters. With filters, the list offers to clear them. */
  emptyAction?: ReactNode;
  /** `false` for a list in a dialog, which is not printed. @default true */
  isPrintable?: boolean;
}

const none: readonly never[] = [];
const noViews: ViewRules = { list: '', kept: [] };

/** A page of a server's list with its pagination and the time of its request. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const {
    result,
    paging,
    onPageChange,
    onPageSizeChange,
    rowKey,
    viewRules,
    emptyAction,
    isPrintable = true,
    ...table
  } = props;
  const views = useViews(viewRules ?? noViews);
  const printing = usePrintAllPages(result.name, result.loadAll);
  const pageRows = result.page?.items;
  const rows = printing.rows ?? pageRows;
  const keyOf = useMemo(() => numberedKeys(rows ?? none, rowKey), [rows, rowKey]);
  const placeRef = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => (rows ?? none).map(keyOf), [rows, keyOf]);
  useRequestedRowFocus(placeRef, keys);
  const lastPage = result.pastEnd?.lastPage;
  const turnBack = useEffectEvent((page: number) => onPageChange(page, { replace: true }));
  useEffect(() => {
    if (lastPage !== undefined) turnBack(lastPage);
  }, [lastPage]);
  const retryFailedPage = (failedPage: FailedPage) => {
    if (failedPage.pageSize !== paging.pageSize) onPageSizeChange(failedPage.pageSize);
    if (failedPage.page !== 1) onPageChange(failedPage.page);
  };
  return (
    <Stack gap={4}>
      <FailedPageNote failedPage={result.failedPage} onRetry={retryFailedPage} onDismiss={result.dismissFailedPage} />
      {viewRules && <ViewBar views={views} />}
      <div ref={placeRef}>
        <DataTable
          {...table}
          {...result.table}
          {...(printing.rows && { rows: printing.rows, isLoading: false, isRefreshing: false, error: undefined })}
          isSticky
          rowKey={keyOf}
          emptyAction={views.isFiltered ? <ClearFiltersButton onPress={views.clear} /> : emptyAction}
          // The non-breaking space reserves the line of the note, so that the layout does not shift.
          note={refreshNote(result) ?? '\u00a0'}
          tools={
            <>
              {viewRules && <SaveViewButton views={views} />}
              <RefreshButton
                isRefreshing={result.isValidating}
                staleReason={result.staleReason}
                hasRows={rows !== undefined && !result.table.error}
                onRefresh={result.refresh}
              />
              {isPrintable && result.page && pageRows && pageRows.length > 0 && (
                <PrintMenu
                  totalItems={result.page.total}
                  pageItems={pageRows.length}
                  isLoading={printing.isLoading}
                  onPrintAll={() => void printing.print()}
                />
              )}
            </>
          }
          pagination={
            result.page && {
              page: paging.page,
              pageSize: paging.pageSize,
              totalItems: result.page.total,
              onPageChange: (page) => onPageChange(page),
              onPageSizeChange,
            }
          }
        />
      </div>
    </Stack>
  );
}

function ClearFiltersButton({ onPress }: { onPress: () => void }) {
  return (
    <Button emphasis="outline" onPress={onPress}>
      Limpar filtros
    </Button>
  );
}

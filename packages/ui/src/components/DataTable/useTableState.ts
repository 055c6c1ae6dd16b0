'use client';
import { useMemo } from 'react';
import { tablePtBR } from '../../i18n/ptBR/table.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { pageSpan } from '../Pagination/pageSpan.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { describeSort } from './sort.ts';
import { useTableAnnouncement } from './useTableAnnouncement.ts';

type TablePhase = 'loading' | 'error' | 'empty' | 'rows';

/** An error has precedence over rows, and old rows over a skeleton. */
function phaseOf<Row>({ rows, error, isLoading }: DataTableProps<Row>): TablePhase {
  if (error) return 'error';
  if (!rows || (isLoading && rows.length === 0)) return 'loading';
  return rows.length === 0 ? 'empty' : 'rows';
}

/** The content that the table shows instead of its rows or around them, and the text of its live region. */
export function useTableState<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, error, pagination, sort } = props;
  const messages = useAreaMessages('table', tablePtBR);
  const phase = phaseOf(props);
  const isBusy = phase === 'loading' || Boolean(props.isLoading || props.isRefreshing);
  const span = pagination && pageSpan(pagination);
  const isUncounted = pagination !== undefined && pagination.totalItems === undefined;
  /** Other pages may have rows when this one has none. */
  const hasItems = isUncounted ? pagination.page > 1 || pagination.hasNextPage : (pagination?.totalItems ?? 0) > 0;
  /** Stays true while the first page loads again, because removing the pagination would lose the focus in it. */
  const isPaged = hasItems || (isUncounted && phase !== 'empty');
  const empty = hasItems
    ? { title: messages.emptyPage, hint: messages.emptyPageHint }
    : {
        title: props.emptyTitle ?? messages.emptyTitle,
        hint: props.emptyHint ?? messages.emptyHint,
        action: props.emptyAction,
      };

  const sentence = {
    loading: '',
    error: isBusy ? '' : `${messages.errorTitle} ${error}`,
    empty: `${empty.title} ${empty.hint}`,
    rows: !span
      ? messages.showing(rows?.length ?? 0)
      : pagination?.totalItems === undefined
        ? messages.showingUncounted(span.page, span.first, span.first + (rows?.length ?? 0) - 1)
        : messages.showingPage(span.page, span.pageCount, span.first, span.last, pagination.totalItems),
  }[phase];
  /** The keys of the shown rows, joined. */
  const keys = useMemo(() => rows?.map(rowKey).join(' '), [rows, rowKey]);
  const order = describeSort(sort, columns, messages.sortOption) ?? messages.unsorted;
  const announcement = useTableAnnouncement({
    sentence,
    sortSentence: messages.sorted(order),
    content: `${sentence} ${order} ${keys}`,
    isBusy,
  });
  return { phase, isBusy, first: span?.first, empty, isPaged, keys, announcement };
}

import { Check } from '@lucide/icons';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { DataTable } from './DataTable.tsx';
import type { RowSelection } from './selection/rowSelection.ts';
import { actionColumn, storyColumns, storyPage, type StoryRow } from './storyRows.tsx';
import { useRowSelection } from './selection/useRowSelection.ts';

const columns = [...storyColumns.slice(0, 4), ...storyColumns.slice(6), actionColumn];
export const total = 2546;
const rowKey = (row: StoryRow) => row.id;
const blockedReason = (row: StoryRow) =>
  row.status === 'Bloqueado' ? 'Arquivo bloqueado: peça a liberação antes' : undefined;

interface QueueProps {
  canSelectAll?: boolean;
  hasBlocked?: boolean;
  /** Rows that are selected initially. */
  initial?: RowSelection;
  scope?: string;
  isSticky?: boolean;
  onConclude?: (value: RowSelection) => void;
}

/** A work queue whose rows can be selected across its pages, for stories. */
export function Queue({ canSelectAll = true, hasBlocked, initial, scope, isSticky, onConclude }: QueueProps) {
  const [page, setPage] = useState(1);
  const selection = useRowSelection<StoryRow>({
    canSelectAll,
    scope,
    disabledReason: hasBlocked ? blockedReason : undefined,
  });
  const [isApplied, setApplied] = useState(!initial);
  if (!isApplied && initial) {
    setApplied(true);
    selection.change(initial);
  }
  return (
    <DataTable
      aria-label="Arquivos"
      title="Arquivos"
      columns={columns}
      rows={storyPage(page, 10, total)}
      rowKey={rowKey}
      selection={selection}
      isSticky={isSticky}
      bulkActions={
        <Button
          size="small"
          icon={<Icon of={Check} />}
          onPress={() => {
            onConclude?.(selection.value);
            selection.clear();
          }}
        >
          Concluir
        </Button>
      }
      pagination={{ page, pageSize: 10, totalItems: total, onPageChange: setPage }}
    />
  );
}

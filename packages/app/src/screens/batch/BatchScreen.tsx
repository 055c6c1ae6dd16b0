import { Button, Stack } from '@oraculo/ui';
import { useMemo } from 'react';
import { api } from '../../api.ts';
import { idOf } from '../../listing/idOf.ts';
import { useStableCallbacks } from '../../listing/useStableCallbacks.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { useListFilters } from '../../listing/useListFilters.ts';
import { usePagedList } from '../../listing/usePagedList.ts';
import { statusText } from '../../statuses/statusLook.ts';
import { useUploadDialog } from '../../uploads/useUploadDialog.ts';
import { batchColumns } from './batchColumns.tsx';
import { BatchFilterBar } from './BatchFilterBar.tsx';
import { batchFilters } from './batchFilters.ts';
import { batchStatus, isInFlight } from './batchStatus.ts';
import { BatchUploadModal } from './BatchUploadModal.tsx';
import { useBatchActions } from './useBatchActions.ts';

export function BatchScreen() {
  const list = useListFilters(batchFilters);
  const { operatorName, brandName, userEmail, page, pageSize } = list.filters;
  const upload = useUploadDialog('batchUpload');
  const query = { operatorName, brandName, userEmail, page, pageSize };
  const batches = usePagedList(['batches', 'list', query], () => api.batches.list(query), {
    isInFlight,
    finished: ({ id, nome, status }) => ({
      key: id,
      sentence: `${nome ?? 'Grupo'}: ${statusText({ name: batchStatus(status) })}`,
    }),
    onError: list.resetPaging,
  });
  const actions = useStableCallbacks(useBatchActions(batches.refresh));
  const columns = useMemo(() => batchColumns(actions), [actions]);

  return (
    <Stack>
      <BatchFilterBar applied={list.filters} onApply={list.apply} />
      <ListTable
        aria-label="Grupos enviados"
        title="Grupos"
        tableId="batches"
        columns={columns}
        rowKey={idOf}
        result={batches}
        paging={list.filters}
        onPageChange={list.turnTo}
        onPageSizeChange={list.resize}
        actions={
          <Button emphasis="outline" onPress={upload.open}>
            Incluir grupo
          </Button>
        }
      />
      {upload.isOpen && <BatchUploadModal onClose={upload.close} onSettled={batches.refresh} memory={upload.memory} />}
    </Stack>
  );
}

import { Plus } from '@lucide/icons';
import type { BatchRow } from '@oraculo/api-client';
import { Button, Icon, Stack } from '@oraculo/ui';
import { useMemo, useState } from 'react';
import { api } from '../../service/api.ts';
import { NotificationOffer } from '../../jobs/NotificationOffer.tsx';
import { idOf } from '../../listing/idOf.ts';
import { useStableCallbacks } from '../../listing/useStableCallbacks.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { useListFilters } from '../../listing/useListFilters.ts';
import { usePagedList } from '../../listing/usePagedList.ts';
import { useScreenCommand } from '../../commands/screenCommand.ts';
import { useUploadDialog } from '../../uploads/useUploadDialog.ts';
import { batchColumns } from './batchColumns.tsx';
import { BatchFilterBar } from './BatchFilterBar.tsx';
import { batchFilters, batchViews } from './batchFilters.ts';
import { batchJobs, batchSentence } from './batchJobs.ts';
import { isInFlight } from './batchStatus.ts';
import { useBatchActions } from './useBatchActions.ts';
import { lazyDialog } from '../../lazy/lazyDialog.tsx';

const BatchResultModal = lazyDialog('BatchResultModal', () => import('./BatchResultModal.tsx'));
const BatchUploadModal = lazyDialog('BatchUploadModal', () => import('./BatchUploadModal.tsx'));

export function BatchScreen() {
  const list = useListFilters(batchFilters);
  const { lotName, operatorName, brandName, userEmail, page, pageSize } = list.filters;
  const upload = useUploadDialog('batchUpload');
  useScreenCommand('addBatch', upload.open);
  const [shown, setShown] = useState<BatchRow | null>(null);
  const query = { lotName, operatorName, brandName, userEmail, page, pageSize };
  const batches = usePagedList(
    ['batches', 'list', query],
    (paging, options) => api.batches.list({ ...query, ...paging }, options),
    {
      isInFlight,
      finished: (row) => ({ key: row.id, sentence: batchSentence(row) }),
      jobs: batchJobs,
      onError: list.resetPaging,
    },
  );
  const actions = useStableCallbacks({ ...useBatchActions(batches.refresh), showResult: setShown });
  const columns = useMemo(() => batchColumns(actions), [actions]);
  const createButton = (size: 'small' | 'medium') => (
    <Button emphasis="outline" size={size} icon={<Icon of={Plus} />} onPress={upload.open}>
      Incluir grupo
    </Button>
  );

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
        {...list.paged}
        viewRules={batchViews}
        actions={createButton('small')}
        emptyAction={createButton('medium')}
      />
      <NotificationOffer isRunning={batches.page?.items.some(isInFlight) === true} />
      {upload.isOpen && <BatchUploadModal onClose={upload.close} onSettled={batches.refresh} memory={upload.memory} />}
      {shown && <BatchResultModal row={shown} onClose={() => setShown(null)} />}
    </Stack>
  );
}

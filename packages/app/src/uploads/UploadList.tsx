import { Upload } from '@lucide/icons';
import type { Page, RequestOptions } from '@oraculo/api-client';
import { Button, Icon, Stack, useToday } from '@oraculo/ui';
import { type ReactNode, useState } from 'react';
import type { Period } from '../dates/period.ts';
import { NotificationOffer } from '../jobs/NotificationOffer.tsx';
import type { Paging } from '../listing/paging.ts';
import { filterCodec, periodParameter, textsParameter } from '../listing/filterCodec.ts';
import { ListTable, type ListTableProps } from '../listing/ListTable.tsx';
import { PeriodFilterBar, type PeriodFilters } from '../listing/period/PeriodFilterBar.tsx';
import { PeriodNote } from '../listing/period/PeriodNote.tsx';
import { useDefaultPeriod } from '../listing/period/useDefaultPeriod.ts';
import { useListFilters } from '../listing/useListFilters.ts';
import { type PagedListOptions, usePagedList } from '../listing/usePagedList.ts';
import { notifyError, notifySuccess } from '../notifications/notify.ts';
import { useScreenCommand } from '../commands/screenCommand.ts';
import { useRefresh } from '../queries/useRefresh.ts';
import { type Sender, useSenders } from '../queries/useSenders.ts';
import { LazyUploadModal } from './LazyUploadModal.ts';
import type { UploadModalProps } from './UploadModal.tsx';
import { useUploadDialog } from './useUploadDialog.ts';

/** The periods of a list that always has one: the maximum, and the default. */
export interface PeriodRule {
  longestSpanDays: number;
  usual: (today: string) => Period;
  /** “os últimos 30 dias” */
  defaultPeriodName: string;
}

type UploadConfig = Pick<
  UploadModalProps,
  'title' | 'label' | 'accept' | 'isMultiple' | 'csvColumns' | 'send' | 'footerStart'
> & {
  /** Above the drop zone. */
  note?: ReactNode;
  failure: Parameters<typeof notifyError>[0];
  /** Announces the upload, with the responses of the calls. @default the usual toast */
  onSent?: UploadModalProps['onSent'];
};

export interface UploadListProps<Row>
  extends Pick<ListTableProps<Row>, 'aria-label' | 'columns' | 'rowKey' | 'title' | 'tableId'>,
    Pick<PagedListOptions<Row>, 'isInFlight' | 'finished' | 'jobs'> {
  /** The first part of its cache key, the key of its drafts, and the name by which the palette opens its dialog. */
  name: string;
  filtersLabel: string;
  load: (query: PeriodFilters & Paging, options: RequestOptions) => Promise<Page<Row>>;
  loadSenders: (options: RequestOptions) => Promise<readonly Sender[]>;
  isMultiUser?: boolean;
  periodRule?: PeriodRule;
  upload: UploadConfig;
  /** The dialogs of its rows. */
  children?: ReactNode;
}

const codecOf = (rule?: PeriodRule) =>
  filterCodec({ period: periodParameter(rule?.longestSpanDays), users: textsParameter });

/** A list of uploads: its filters, its table, and the upload dialog. */
export function UploadList<Row>(props: UploadListProps<Row>) {
  const { name, load, loadSenders, isMultiUser, periodRule, upload, isInFlight, finished, jobs } = props;
  const [codec] = useState(() => codecOf(periodRule));
  const [viewRules] = useState(() => ({ list: name, kept: ['period'], personalFilters: { users: 'o usuário' } }));
  const list = useListFilters(codec);
  const today = useToday();
  const { defaultPeriod: usual, renew } = useDefaultPeriod((day) => periodRule?.usual(day) ?? null, list.filters.page);
  const dialog = useUploadDialog(`${name}Upload`);
  useScreenCommand(`upload:${name}`, dialog.open);
  const refresh = useRefresh(name);
  const senders = useSenders(name, loadSenders);
  const { users, page, pageSize } = list.filters;
  const query = { period: list.filters.period ?? usual, users, page, pageSize };
  const result = usePagedList([name, 'list', query], (paging, options) => load({ ...query, ...paging }, options), {
    isInFlight,
    finished,
    jobs,
    onError: list.resetPaging,
  });
  const { note, failure, onSent = () => void notifySuccess('filesAdded'), ...modal } = upload;
  return (
    <Stack>
      <PeriodFilterBar
        label={props.filtersLabel}
        name={`${name}Filters`}
        applied={query}
        cleared={{ period: periodRule?.usual(today) ?? null, users: [] }}
        senders={senders}
        isMultiUser={isMultiUser}
        isRequired={periodRule !== undefined}
        maxSpanDays={periodRule?.longestSpanDays}
        onApply={list.apply}
      />
      {jobs && <NotificationOffer isRunning={result.page?.items.some((row) => isInFlight?.(row)) === true} />}
      <PeriodNote
        isRefused={list.refused.includes('period')}
        longestSpanDays={periodRule?.longestSpanDays}
        shownPeriod={periodRule?.defaultPeriodName ?? 'todos os dias'}
      />
      <ListTable
        aria-label={props['aria-label']}
        title={props.title}
        tableId={props.tableId}
        columns={props.columns}
        rowKey={props.rowKey}
        result={result}
        {...list.paged}
        viewRules={viewRules}
        actions={
          <Button emphasis="outline" size="small" icon={<Icon of={Upload} />} onPress={dialog.open}>
            Subir arquivo
          </Button>
        }
        emptyAction={
          <Button emphasis="outline" icon={<Icon of={Upload} />} onPress={dialog.open}>
            Subir arquivo
          </Button>
        }
      />
      {dialog.isOpen && (
        <LazyUploadModal
          {...modal}
          onSent={onSent}
          onSettled={() => {
            renew();
            void refresh();
          }}
          onFailed={(error) => notifyError(failure, error)}
          onClose={dialog.close}
          memory={dialog.memory}
        >
          {note}
        </LazyUploadModal>
      )}
      {props.children}
    </Stack>
  );
}

import { Download } from '@lucide/icons';
import type { GlosaError, GlosaRow } from '@oraculo/api-client';
import { Button, type Column, Icon, Modal, Stack } from '@oraculo/ui';
import { useState } from 'react';
import { api } from '../../service/api.ts';
import { notifyError } from '../../notifications/notify.ts';
import { firstPage } from '../../listing/paging.ts';
import { ListTable } from '../../listing/ListTable.tsx';
import { useOpenWhenLoaded } from '../../listing/useOpenWhenLoaded.ts';
import { usePagedList } from '../../listing/usePagedList.ts';

const columns: readonly Column<GlosaError>[] = [
  {
    id: 'guide',
    header: 'Número da guia',
    cell: ({ guide_number }) => guide_number,
    isRowHeader: true,
    isNumeric: true,
  },
  { id: 'code', header: 'Código do erro', cell: ({ status }) => status, isNumeric: true },
  { id: 'message', header: 'Mensagem', cell: ({ message }) => message },
];

const errorKey = ({ guide_number, status, message }: GlosaError) => [guide_number, status, message].join('|');

interface GlosaResponseModalProps {
  row: GlosaRow;
  onExport: (id: string) => void;
  onClose: () => void;
}

/**
 * The operator's errors for the appeals of one upload. The dialog starts at the first page of 10 and does not use the
 * address.
 */
export function GlosaResponseModal({ row, onExport, onClose }: GlosaResponseModalProps) {
  const [paging, setPaging] = useState(firstPage);
  const errors = usePagedList(
    ['glosas', 'errors', row.id, paging],
    (paging, options) => api.glosas.errors(row.id, paging, options),
    {
      onError: (error) => {
        notifyError('glosa', error);
        setPaging(firstPage);
      },
    },
  );
  const isOpen = useOpenWhenLoaded(errors.table.isLoading);
  const hasErrors = (errors.page?.total ?? 0) > 0;
  return (
    <Modal title="Retorno da operadora" isOpen={isOpen} onClose={onClose} size="large">
      <Stack gap={4}>
        <p>{row.spreadsheet_name}</p>
        <ListTable
          aria-label="Guias com erro"
          isPrintable={false}
          columns={columns}
          rowKey={errorKey}
          result={errors}
          paging={paging}
          onPageChange={(page) => setPaging((current) => ({ ...current, page }))}
          onPageSizeChange={(pageSize) => setPaging({ page: 1, pageSize })}
          emptyTitle="Nenhuma guia com erro."
          emptyHint="A operadora não recusou nenhuma guia deste arquivo até agora."
          actions={
            hasErrors && (
              <Button emphasis="quiet" size="small" icon={<Icon of={Download} />} onPress={() => onExport(row.id)}>
                Exportar erros
              </Button>
            )
          }
        />
      </Stack>
    </Modal>
  );
}

import { ClipboardPaste, Download, FileUp } from '@lucide/icons';
import { saveFile, writeCsv } from '@oraculo/api-client';
import { batchColumns, batchExample, templateTitles } from '@oraculo/api-client/contract';
import { Banner, Button, FieldGrid, Icon, Select, ToggleButtonGroup } from '@oraculo/ui';
import { useMemo } from 'react';
import { api } from '../../service/api.ts';
import { cardNumberRuleOf } from '../../service/cardNumberRules.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { useForm } from '../../forms/useForm.ts';
import { useBrandsOf } from '../../queries/useBrands.ts';
import { useOperators } from '../../queries/useOperators.ts';
import { useDraft } from '../../session/useDraft.ts';
import { batchLineRules } from '../../uploads/batchLineRules.ts';
import { UploadModal, type UploadModalProps } from '../../uploads/UploadModal.tsx';
import { followJobs } from '../../jobs/followJobs.ts';
import { listRequestedFields } from './listRequestedFields.ts';
import { batchJobs } from './batchJobs.ts';
import { useBatchGridSource } from './useBatchGridSource.tsx';
import { chooseOperatorNote } from './chooseOperatorNote.ts';
import { createBatchUploadSuite } from './batchUploadSuite.ts';

interface BatchUploadModalProps {
  onClose: () => void;
  onSettled: () => void;
  memory: UploadModalProps['memory'];
}

/** With semicolons, which a Brazilian spreadsheet opens as columns. */
const saveTemplate = () =>
  saveFile({
    blob: new Blob([writeCsv([templateTitles(batchColumns), batchExample], ';')], { type: 'text/csv;charset=utf-8' }),
    fileName: 'modelo-consulta-lote.csv',
  });

const sources = [
  { value: 'file', label: 'Enviar um arquivo CSV', icon: <Icon of={FileUp} /> },
  { value: 'rows', label: 'Colar da planilha ou digitar', icon: <Icon of={ClipboardPaste} /> },
] as const;

export function BatchUploadModal({ onClose, onSettled, memory }: BatchUploadModalProps) {
  const form = useForm<{ ansId: string | null; brandId: string | null }>({
    initial: { ansId: null, brandId: null },
    draft: useDraft('batchGroup'),
    suite: createBatchUploadSuite,
    onSubmit: () => {},
  });
  const { ansId, brandId } = form.values;
  const operators = useOperators();
  const operator = operators.items?.find((one) => one.ansId === ansId);
  const brands = useBrandsOf(operator?.id);

  const requestedFields = useMemo(() => operator && listRequestedFields(operator), [operator]);
  const rows = useBatchGridSource(ansId, requestedFields);
  const isBirthRequired = requestedFields?.includes('birth') ?? false;
  const csvLines = useMemo(
    () => ({
      name: `${ansId ?? ''} ${isBirthRequired}`,
      rules: batchLineRules(ansId === null ? undefined : cardNumberRuleOf(ansId), { isBirthRequired }),
      waitsFor: ansId === null ? chooseOperatorNote : undefined,
    }),
    [ansId, isBirthRequired],
  );

  return (
    <UploadModal
      title="Inclusão de grupo"
      label="Arquivo do grupo"
      accept="csv"
      send={(file, options) =>
        followJobs(batchJobs, () =>
          api.batches.upload(
            { file, ansId: ansId ?? '', brandId: brandId ?? '' },
            // The same lines for another operator or brand form a different batch.
            { ...options, idempotencyKey: `${options.idempotencyKey}-${ansId}-${brandId}` },
          ),
        )
      }
      onSent={() => void notifySuccess('fileSent')}
      onSettled={onSettled}
      onFailed={(error) => notifyError('batchUpload', error)}
      onClose={onClose}
      memory={memory}
      isDirty={form.isDirty || rows.hasRows}
      blockedBy={form.firstError}
      csvColumns={batchColumns}
      showsLines
      csvLines={csvLines}
      onCorrect={(file) => void rows.openFile(file)}
      source={rows.source}
      footerStart={
        <Button emphasis="quiet" size="small" isFlush icon={<Icon of={Download} />} onPress={saveTemplate}>
          Baixar modelo
        </Button>
      }
    >
      <FieldGrid isPaired>
        <Select
          {...form.field('ansId')}
          {...operators.select}
          label="Operadora"
          placeholder="Operadora"
          onChange={(next) => {
            form.change({ ansId: next, brandId: null });
            form.untouch(['brandId']);
          }}
          isRequired
        />
        <Select
          {...form.field('brandId')}
          {...brands.select}
          label="Marca"
          placeholder="Marca"
          disabledReason={ansId ? brands.noneReason : 'Selecione uma operadora'}
          isRequired
        />
      </FieldGrid>
      <ToggleButtonGroup
        label="Origem das linhas"
        size="small"
        options={sources}
        value={rows.source ? 'rows' : 'file'}
        onChange={(way) => rows.setOn(way === 'rows')}
      />
      <Banner tone="caution">
        {!rows.source &&
          rows.hasRows &&
          'As linhas da tabela não serão enviadas: o arquivo vai como está. Para enviar as linhas, volte à tabela.'}
      </Banner>
    </UploadModal>
  );
}

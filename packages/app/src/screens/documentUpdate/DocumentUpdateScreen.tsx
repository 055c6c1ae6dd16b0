import { Upload } from '@lucide/icons';
import { announce, Button, Card, DescriptionList, FilterBar, Icon, Stack, TextField } from '@oraculo/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../service/api.ts';
import { showDateTime } from '../../dates/dates.ts';
import { notifyError, notifyReceipt } from '../../notifications/notify.ts';
import { useForm } from '../../forms/useForm.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useRestoredDialog } from '../../session/useRestoredDialog.ts';
import { LazyUploadModal } from '../../uploads/LazyUploadModal.ts';
import { BarcodeExample } from './BarcodeExample.tsx';
import { createBarcodeSuite } from './barcodeSuite.ts';
import { LookupFailure } from './LookupFailure.tsx';
import { useDocumentLookup } from './useDocumentLookup.ts';

/**
 * A scanner types at the caret, so its next code replaces this one. Text that is typed while the service responds is
 * kept.
 */
function expectNextScan() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.select();
}

export function DocumentUpdateScreen() {
  const { found, lookedUp, isLookingUp, lookUp, refresh, forget } = useDocumentLookup();
  const [upload, setUpload] = useState<'closed' | 'open' | 'reopened'>('closed');
  const [failure, setFailure] = useState<unknown>(null);
  const tellFailure = (error: unknown) => {
    setFailure(error);
    notifyError('documentLookup', error);
  };
  useRestoredDialog('documentFile', found && upload !== 'closed' ? found.text : null, (text) => {
    void lookUp(text).then((document) => document && setUpload('reopened'), tellFailure);
  });
  const search = async ({ barcode }: { barcode: string }) => {
    setFailure(null);
    setUpload('closed');
    await lookUp(barcode);
  };
  const form = useForm({
    initial: { barcode: '' },
    draft: useDraft('documentUpdate'),
    suite: createBarcodeSuite,
    onSubmit: search,
    onError: tellFailure,
  });
  /** A scan that comes before the service has responded aborts the former look-up. The form itself would ignore it. */
  const submit = () => {
    expectNextScan();
    if (form.isSubmitting && form.isValid) search(form.values).catch(tellFailure);
    else void form.submit();
  };

  const takeScans = useEffectEvent(() => form.focusFirst(['barcode']));
  useEffect(() => {
    // The frame focuses a new screen after its effects. On a touch screen this focus would open the keyboard.
    if (!window.matchMedia('(pointer: coarse)').matches) queueMicrotask(() => takeScans());
  }, []);

  return (
    <Stack>
      <FilterBar
        label="Código de barras do documento"
        onSubmit={submit}
        onClear={() => {
          form.reset();
          forget();
          setFailure(null);
          announce('Formulário limpo');
        }}
        clearDisabledReason={form.isDirty ? undefined : 'Nada foi preenchido ainda'}
        isPending={isLookingUp && lookedUp === form.values.barcode.trim()}
      >
        <TextField
          {...form.field('barcode')}
          label="Código de barras"
          hint="Três números separados por - ou x: 12-34-567890"
          autoComplete="off"
          isRequired
        />
      </FilterBar>
      {!found && failure === null && !isLookingUp && <BarcodeExample />}
      {failure !== null && !isLookingUp && <LookupFailure error={failure} barcode={lookedUp} onRetry={submit} />}
      {found && (
        <Card
          title="Documento"
          isFlush
          actions={
            <Button emphasis="outline" icon={<Icon of={Upload} />} onPress={() => setUpload('open')}>
              Alterar arquivo
            </Button>
          }
        >
          <DescriptionList
            items={[
              { term: 'Código de barras', value: found.text },
              { term: 'Última modificação', value: showDateTime(found.lastModification) },
            ]}
          />
        </Card>
      )}
      {found && upload !== 'closed' && (
        <LazyUploadModal
          title="Alterar arquivo"
          label="Novo arquivo"
          accept="pdf"
          // The key is per document, so that a chosen file never appears in the dialog of another document.
          memory={{ name: `documentFile ${found.barcode}`, isReopened: upload === 'reopened' }}
          send={(file, options) => api.documents.update({ file, barcode: found.barcode }, options)}
          onSent={(answers) => {
            notifyReceipt(answers[0]);
            refresh(found.text).catch(tellFailure);
          }}
          onFailed={(error) => notifyError('documentUpdate', error)}
          onClose={() => setUpload('closed')}
        />
      )}
    </Stack>
  );
}

import type { OperatorDetail } from '@oraculo/api-client';
import { announce, Button, useConfirm } from '@oraculo/ui';
import { api } from '../../service/api.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { useMergedEdits } from '../../forms/useMergedEdits.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { useForm } from '../../forms/useForm.ts';
import { useDraft } from '../../session/useDraft.ts';
import { OperatorFields } from './OperatorFields.tsx';
import { draftOf, formOf } from './operatorDraft.ts';
import { createOperatorSuite, emptyOperator, type OperatorFormDraft } from './operatorSuite.ts';

interface OperatorModalProps {
  stored: OperatorDetail | null;
  onClose: () => void;
  onSaved: () => void;
  /** Called when a failed save may still have reached the service. */
  onFailed: () => void;
}

const secrets: readonly (keyof OperatorFormDraft)[] = ['password'];

export function OperatorModal({ stored, onClose, onSaved, onFailed }: OperatorModalProps) {
  const confirm = useConfirm();
  const mergeWith = useMergedEdits();
  const form = useForm({
    initial: stored ? formOf(stored) : emptyOperator,
    draft: useDraft<OperatorFormDraft>(`operator ${stored?.id ?? 'new'}`, secrets),
    suite: createOperatorSuite,
    onSubmit: async (values, base) => {
      if (stored) {
        const merged = await mergeWith(base, formOf(await api.operators.get(stored.id)), values);
        if (!merged) return;
        await api.operators.update(draftOf(merged));
      } else {
        await api.operators.create(draftOf(values));
      }
      notifySuccess(stored ? 'operatorUpdated' : 'operatorCreated');
      onSaved();
      onClose();
    },
    onError: (error) => {
      notifyError(stored ? 'operatorUpdate' : 'operatorCreate', error);
      onFailed();
    },
  });

  const clear = async () => {
    const isSure = await confirm({
      title: 'Deseja limpar o formulário?',
      message: 'O que você preencheu e não salvou será perdido.',
      confirmLabel: 'Limpar',
      tone: 'critical',
    });
    if (!isSure) return;
    form.reset();
    announce(stored ? 'Alterações desfeitas' : 'Formulário limpo');
  };
  return (
    <FormModal
      title={stored ? 'Editar operadora' : 'Cadastrar operadora'}
      form={form}
      onClose={onClose}
      footerStart={
        <Button
          emphasis="quiet"
          isFlush
          onPress={() => void clear()}
          disabledReason={form.isDirty ? undefined : 'Nada foi alterado ainda'}
        >
          Limpar formulário
        </Button>
      }
    >
      <OperatorFields form={form} isStored={stored !== null} />
    </FormModal>
  );
}

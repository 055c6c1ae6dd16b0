import type { OperatorDetail } from '@oraculo/api-client';
import { Button, Inline, Modal, useConfirm } from '@oraculo/ui';
import { useId } from 'react';
import { api } from '../../api.ts';
import { notifyError, notifySuccess } from '../../lib/notify.ts';
import { useForm } from '../../lib/useForm.ts';
import { useLeaveQuestion } from '../../shell/useLeaveQuestion.ts';
import { OperatorFields } from './OperatorFields.tsx';
import { draftOf, formOf } from './operatorDraft.ts';
import { createOperatorSuite, emptyOperator } from './operatorSuite.ts';

interface OperatorModalProps {
  stored: OperatorDetail | null;
  onClose: () => void;
  onSaved: () => void;
}

export function OperatorModal({ stored, onClose, onSaved }: OperatorModalProps) {
  const formId = useId();
  const confirm = useConfirm();
  const form = useForm({
    initial: stored ? formOf(stored) : emptyOperator,
    suite: createOperatorSuite,
    onSubmit: async (values) => {
      const draft = draftOf(values);
      await (stored ? api.operators.update(draft) : api.operators.create(draft));
      notifySuccess(stored ? 'operatorUpdated' : 'operatorCreated');
      onSaved();
      onClose();
    },
    onError: (error) => notifyError(stored ? 'operatorUpdate' : 'operatorCreate', error),
  });

  const clear = async () => {
    const isSure = await confirm({
      title: 'Deseja limpar o formulário?',
      message: 'O que foi preenchido e ainda não foi salvo se perde.',
      confirmLabel: 'Limpar',
      tone: 'critical',
    });
    if (isSure) form.reset();
  };
  useLeaveQuestion(form.isDirty);

  const footer = (close: () => void) => (
    <Inline justify="between">
      <Button
        emphasis="quiet"
        onPress={() => void clear()}
        disabledReason={form.isDirty ? undefined : 'Nada foi mudado ainda'}
      >
        Limpar formulário
      </Button>
      <Inline>
        <Button emphasis="outline" onPress={close}>
          Cancelar
        </Button>
        <Button type="submit" form={formId} isPending={form.isSubmitting}>
          Salvar
        </Button>
      </Inline>
    </Inline>
  );

  return (
    <Modal
      title={stored ? 'Editar operadora' : 'Cadastrar operadora'}
      isOpen
      onClose={onClose}
      isDirty={form.isDirty}
      size="large"
      footer={footer}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <OperatorFields form={form} isStored={stored !== null} />
      </form>
    </Modal>
  );
}

import type { Credential } from '@oraculo/api-client';
import { Button, Inline, Modal } from '@oraculo/ui';
import { useId } from 'react';
import { api } from '../../api.ts';
import { notifyError, notifySuccess } from '../../lib/notify.ts';
import { useForm } from '../../lib/useForm.ts';
import { useLeaveQuestion } from '../../shell/useLeaveQuestion.ts';
import { useBrandsOf } from '../../queries/useBrands.ts';
import { useOperators } from '../../queries/useOperators.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { draftOf, formOf } from './credentialDraft.ts';
import { createCredentialSuite, emptyCredential } from './credentialSuite.ts';

interface CredentialModalProps {
  stored: Credential | null;
  onClose: () => void;
  onSaved: () => void;
}

const everyCredential = { ignoreCredentialActive: true };

export function CredentialModal({ stored, onClose, onSaved }: CredentialModalProps) {
  const formId = useId();
  const operators = useOperators(everyCredential);
  const form = useForm({
    initial: stored ? formOf(stored) : emptyCredential,
    suite: createCredentialSuite,
    onSubmit: async (values) => {
      const draft = draftOf(values, brands.items ?? []);
      await (stored ? api.credentials.update(stored.id, draft) : api.credentials.create(draft));
      notifySuccess(stored ? 'credentialUpdated' : 'credentialCreated');
      onSaved();
      onClose();
    },
    onError: (error) => notifyError(stored ? 'credentialUpdate' : 'credentialCreate', error),
  });
  const operator = operators.items?.find(({ ansId }) => ansId === form.values.ansId);
  const brands = useBrandsOf(operator?.id, everyCredential);

  useLeaveQuestion(form.isDirty);

  const footer = (close: () => void) => (
    <Inline justify="end">
      <Button emphasis="outline" onPress={close}>
        Cancelar
      </Button>
      <Button type="submit" form={formId} isPending={form.isSubmitting}>
        Salvar
      </Button>
    </Inline>
  );
  return (
    <Modal
      title={stored ? 'Editar credencial' : 'Cadastrar credencial'}
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
        <CredentialFields form={form} operators={operators} brands={brands} isLocked={stored !== null} />
      </form>
    </Modal>
  );
}

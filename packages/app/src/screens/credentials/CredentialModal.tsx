import type { Credential } from '@oraculo/api-client';
import { api } from '../../service/api.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { useMergedEdits } from '../../forms/useMergedEdits.ts';
import { notifyError, notifySuccess } from '../../notifications/notify.ts';
import { useForm } from '../../forms/useForm.ts';
import { useDraft } from '../../session/useDraft.ts';
import { useBrandsOf } from '../../queries/useBrands.ts';
import { useOperators } from '../../queries/useOperators.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { draftOf, formOf } from './credentialDraft.ts';
import { createCredentialSuite, type CredentialFormDraft, emptyCredential } from './credentialSuite.ts';

interface CredentialModalProps {
  stored: Credential | null;
  onClose: () => void;
  onSaved: () => void;
  /** Called when a save fails. The change may still have reached the service, or the credential may be deleted. */
  onFailed: () => void;
}

const secrets: readonly (keyof CredentialFormDraft)[] = ['password'];
const everyCredential = { ignoreCredentialActive: true };

export function CredentialModal({ stored, onClose, onSaved, onFailed }: CredentialModalProps) {
  const operators = useOperators(everyCredential);
  const mergeWith = useMergedEdits();
  const form = useForm({
    initial: stored ? formOf(stored) : emptyCredential,
    draft: useDraft<CredentialFormDraft>(`credential ${stored?.id ?? 'new'}`, secrets),
    suite: createCredentialSuite,
    onSubmit: async (values, base) => {
      if (stored) {
        const merged = await mergeWith(base, formOf(await api.credentials.get(stored.id)), values);
        if (!merged) return;
        await api.credentials.update(stored.id, draftOf(merged, brandName ?? ''));
      } else {
        await api.credentials.create(draftOf(values, brandName ?? ''));
      }
      notifySuccess(stored ? 'credentialUpdated' : 'credentialCreated');
      onSaved();
      onClose();
    },
    onError: (error) => {
      notifyError(stored ? 'credentialUpdate' : 'credentialCreate', error);
      onFailed();
    },
  });
  const operator = operators.items?.find(({ ansId }) => ansId === form.values.ansId);
  const brands = useBrandsOf(operator?.id, everyCredential);

  // The service expects the name of the brand too, which only the list of brands has.
  const brandName = brands.items?.find(({ id }) => id === form.values.brandId)?.name ?? stored?.brandName;
  const isNameless = form.values.brandId !== null && !brandName;

  return (
    <FormModal
      title={stored ? 'Editar credencial' : 'Cadastrar credencial'}
      form={form}
      onClose={onClose}
      blockedBy={isNameless ? 'Aguarde a lista de marcas carregar' : undefined}
    >
      <CredentialFields form={form} operators={operators} brands={brands} isLocked={stored !== null} />
    </FormModal>
  );
}

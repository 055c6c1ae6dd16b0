import { Banner, Button, Modal, Stack } from '@oraculo/ui';
import { type ReactNode, useId, useState } from 'react';
import { type DraftReason, draftReason } from '../session/drafts.ts';
import type { useForm } from './useForm.ts';
import { useUnsavedChangesBlocker } from './useUnsavedChangesBlocker.ts';

const restoredAfter: Readonly<Record<DraftReason, string>> = {
  session: 'de a sessão terminar',
  error: 'do erro na tela',
};

interface FormModalProps {
  title: string;
  form: Pick<ReturnType<typeof useForm>, 'submit' | 'isSubmitting' | 'isDirty' | 'isRestored'>;
  onClose: () => void;
  /** A quiet action, as in `Modal`. */
  footerStart?: ReactNode;
  /** @default 'large' */
  size?: 'small' | 'large';
  /** Why the form cannot be saved now. */
  blockedBy?: string;
  children: ReactNode;
}

/** A form in a dialog. Its button or Enter saves it; closing it with changes asks first. */
export function FormModal(props: FormModalProps) {
  const { title, form, onClose, footerStart, size = 'large', blockedBy, children } = props;
  const formId = useId();
  const [reason] = useState(draftReason);
  useUnsavedChangesBlocker(form.isDirty);
  const footer = (close: () => void) => (
    <>
      <Button emphasis="outline" onPress={close}>
        Cancelar
      </Button>
      <Button type="submit" form={formId} isPending={form.isSubmitting} disabledReason={blockedBy}>
        Salvar
      </Button>
    </>
  );
  return (
    <Modal
      title={title}
      isOpen
      onClose={onClose}
      isDirty={form.isDirty}
      size={size}
      footer={footer}
      footerStart={footerStart}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={4}>
          <Banner tone="info">
            {form.isRestored
              ? `Recuperamos o que você havia digitado antes ${restoredAfter[reason]}. Por segurança, a senha não foi guardada: digite-a de novo.`
              : null}
          </Banner>
          {children}
        </Stack>
      </form>
    </Modal>
  );
}

'use client';
import { useEffect, useId, useRef } from 'react';
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import { backdrop, panel } from '../Modal/Modal.css.ts';
import { actions, dialog, message as messageText, title as titleText } from './ConfirmDialog.css.ts';
import type { ConfirmOptions } from './ConfirmContext.ts';

export interface ConfirmDialogProps extends ConfirmOptions {
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks one question over whatever is open. Screens call `useConfirm`; this is what it shows. */
export function ConfirmDialog({ title, message, confirmLabel, cancelLabel, tone, onAnswer }: ConfirmDialogProps) {
  const messages = useMessages();
  const messageId = useId();
  const safeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => safeButton.current?.focus(), []);
  return (
    <ModalOverlay isOpen onOpenChange={() => onAnswer(false)} isDismissable className={backdrop}>
      <AriaModal className={panel({ size: 'small' })}>
        <Dialog role="alertdialog" aria-describedby={message ? messageId : undefined} className={dialog}>
          <Heading slot="title" level={2} className={titleText}>
            {title}
          </Heading>
          {message && (
            <p id={messageId} className={messageText}>
              {message}
            </p>
          )}
          <div className={actions}>
            <Button ref={safeButton} emphasis="outline" onPress={() => onAnswer(false)}>
              {cancelLabel ?? messages.actions.cancel}
            </Button>
            <Button tone={tone} onPress={() => onAnswer(true)}>
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}

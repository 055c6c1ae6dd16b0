'use client';
import { useId, useRef } from 'react';
import { actionsPtBR } from '../../i18n/ptBR/actions.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { ModalLayer } from '../../internal/overlays/ModalLayer/ModalLayer.tsx';
import { Button } from '../Button/Button.tsx';
import { backdrop, panels } from '../Modal/Modal.css.ts';
import { actions, dialog, message as messageText, title as titleText } from './ConfirmDialog.css.ts';
import type { ConfirmOptions } from './ConfirmContext.ts';

export interface ConfirmDialogProps extends ConfirmOptions {
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks one question over any other layer. Screens call `useConfirm`, which shows this dialog. */
export function ConfirmDialog({ title, message, confirmLabel, cancelLabel, tone, onAnswer }: ConfirmDialogProps) {
  const { cancel } = useAreaMessages('actions', actionsPtBR);
  const messageId = useId();
  const safeButton = useRef<HTMLButtonElement>(null);
  return (
    <ModalLayer
      onClose={() => onAnswer(false)}
      backdropClass={backdrop}
      panelClass={panels.small}
      role="alertdialog"
      aria-describedby={message ? messageId : undefined}
      dialogClass={dialog}
      initialFocusRef={safeButton}
    >
      {(heading) => (
        <>
          <h2 {...heading} className={titleText}>
            {title}
          </h2>
          {message && (
            <p id={messageId} className={messageText}>
              {message}
            </p>
          )}
          <div className={actions}>
            <Button ref={safeButton} emphasis="outline" onPress={() => onAnswer(false)}>
              {cancelLabel ?? cancel}
            </Button>
            <Button tone={tone} onPress={() => onAnswer(true)}>
              {confirmLabel}
            </Button>
          </div>
        </>
      )}
    </ModalLayer>
  );
}

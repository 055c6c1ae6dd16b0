'use client';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import { backdrop, dialog, panels } from './Modal.css.ts';

export interface ModalProps extends DialogFrameProps {
  /** 440, 560 or 880 px at most. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A task that must be finished or left before the page goes on. For a yes-or-no question use `useConfirm`. */
export const Modal = ({ size = 'medium', ...props }: ModalProps) => (
  <DialogFrame {...props} dataUi="modal" backdropClass={backdrop} panelClass={panels[size]} dialogClass={dialog} />
);

'use client';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import { backdrop, dialog, panels } from './Modal.css.ts';

export interface ModalProps extends DialogFrameProps {
  /** At most 440, 560 or 880 px wide; the largest keeps its top edge while its height changes. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A task that must be finished or cancelled before the user can continue on the page. For a yes-or-no question use `useConfirm`. */
export const Modal = ({ size = 'medium', ...props }: ModalProps) => (
  <DialogFrame
    {...props}
    dataUi="modal"
    backdropClass={backdrop}
    panelClass={panels[size]}
    dialogClass={dialog}
    // The smallest is not a sheet on a phone.
    swipesToward={size === 'small' ? undefined : 'down'}
  />
);

'use client';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useDialog } from 'react-aria';

interface DialogBoxProps {
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Names a dialog that shows no title. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  className: string;
  /** `id`, `data-*` and `data-ui` of the part. */
  dom?: object | undefined;
  /** What takes the focus on opening. @default the dialog itself */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Gets the props of the heading that names the dialog. */
  children: (titleProps: { id?: string | undefined }) => ReactNode;
}

/** The dialog inside a `ModalLayer`: takes the focus on opening, unless something in it already has it. */
export function DialogBox({ className, dom, initialFocusRef, children, ...dialog }: DialogBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Before the effect of `useDialog`, which leaves a focus inside where it is.
  useEffect(() => initialFocusRef?.current?.focus({ preventScroll: true }), [initialFocusRef]);
  const { dialogProps, titleProps } = useDialog(dialog, ref);
  return (
    <div {...dom} {...dialogProps} ref={ref} className={className}>
      {children({ id: titleProps.id })}
    </div>
  );
}

'use client';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Dialog, Popover as AriaPopover } from 'react-aria-components';
import { useLeavingCopy } from '../../internal/overlays/leaving/useLeavingCopy.ts';
import { box, content } from './Popover.css.ts';

export interface PopoverPanelProps {
  id: string;
  label: string;
  align: 'start' | 'end';
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** An open popover. It is above the page and dialogs, contains the focus and returns it. */
export function PopoverPanel({ id, label, align, triggerRef, onClose, children }: PopoverPanelProps) {
  const popoverRef = useRef<HTMLElement>(null);
  useLeavingCopy(popoverRef);
  return (
    <AriaPopover
      ref={popoverRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={triggerRef}
      placement={`bottom ${align}`}
      offset={4}
      className={box}
    >
      <Dialog id={id} aria-label={label} className={content}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}

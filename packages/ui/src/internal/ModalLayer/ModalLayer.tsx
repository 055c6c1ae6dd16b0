'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { FocusScope, useOverlay } from 'react-aria';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { announceModal } from './openModals.ts';
import { hasOpenPopover } from './hasOpenPopover.ts';
import { swallowSecondClick } from './swallowSecondClick.ts';
import { useScrollLock } from './useScrollLock.ts';

interface ModalLayerProps {
  /** A press on the backdrop is one that begins and ends there. */
  onClose: (reason: 'escape' | 'backdrop') => void;
  backdropClass: string;
  panelClass: string;
  children: ReactNode;
}

function Layer({ onClose, backdropClass, panelClass, children }: ModalLayerProps) {
  const layerRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const onPressOutside = () => onClose('backdrop');
  const { overlayProps } = useOverlay(
    { isOpen: true, onClose: onPressOutside, isDismissable: true, isKeyboardDismissDisabled: true },
    panelRef,
  );
  // With the commit, both ways: the modal below may not take this one for its page, nor the returning focus meet a hidden one.
  useLayoutEffect(() => ariaHideOutside([layerRef.current as HTMLDivElement]), []);
  // After the dialog has taken the focus, for which the browser computes all styles that have changed by then.
  useScrollLock();
  useEffect(announceModal, []);
  useEffect(() => swallowSecondClick, []);
  const closeByEscape = (event: KeyboardEvent<HTMLElement>) => {
    overlayProps.onKeyDown?.(event);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Neither the modal around this one nor, where a popover is open in here, this one: Escape closes the innermost layer.
    event.stopPropagation();
    if (event.defaultPrevented || hasOpenPopover(event.currentTarget)) return;
    event.preventDefault();
    onClose('escape');
  };
  const panelProps = { ...overlayProps, onKeyDown: closeByEscape };
  return (
    <div ref={layerRef} className={backdropClass}>
      <div {...panelProps} ref={panelRef} className={panelClass}>
        {children}
      </div>
    </div>
  );
}

const never = () => () => {};

/** Over the page until it is unmounted: holds the focus, gives it back, locks the scroll. Mount it only while open. */
export function ModalLayer(props: ModalLayerProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return createPortal(
    <FocusScope contain restoreFocus>
      <Layer {...props} />
    </FocusScope>,
    document.body,
  );
}

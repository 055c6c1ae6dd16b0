'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Overlay, useOverlay, usePreventScroll } from 'react-aria';
import { hideOutside } from './hideOutside.ts';
import { announceModal } from './readableLayers.ts';
import { swallowSecondClick } from './swallowSecondClick.ts';

interface ModalLayerProps {
  /** Escape or a press on the backdrop; a press that begins inside and ends outside is none. */
  onClose: () => void;
  backdropClass: string;
  panelClass: string;
  children: ReactNode;
}

function Layer({ onClose, backdropClass, panelClass, children }: ModalLayerProps) {
  const layerRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const { overlayProps, underlayProps } = useOverlay({ isOpen: true, onClose, isDismissable: true }, panelRef);
  usePreventScroll();
  useEffect(() => hideOutside(layerRef.current as HTMLDivElement), []);
  useEffect(announceModal, []);
  useEffect(() => swallowSecondClick, []);
  return (
    <div {...underlayProps} ref={layerRef} className={backdropClass}>
      <div {...overlayProps} ref={panelRef} className={panelClass}>
        {children}
      </div>
    </div>
  );
}

/** Over the page until it is unmounted: holds the focus, gives it back, locks the scroll. Mount it only while open. */
export function ModalLayer(props: ModalLayerProps) {
  return (
    <Overlay shouldContainFocus>
      <Layer {...props} />
    </Overlay>
  );
}

'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { keepPlaced, type Placing } from './keepPlaced.ts';

interface LayerPlacing extends Placing {
  /** The element to stand at, where it is not the anchor itself. */
  boxOf?: ((anchor: HTMLElement) => HTMLElement | null) | undefined;
}

/**
 * Opens `layerRef` (`popover="manual"`) in the top layer beside its anchor and keeps it there. It stays where it is in the
 * document, so that it works inside a dialog and is never hidden with the rest of the page. Keep `placing` stable.
 */
export function useTopLayer(
  layerRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  placing: LayerPlacing,
) {
  useLayoutEffect(() => {
    const layer = layerRef.current;
    const anchor = anchorRef.current && (placing.boxOf?.(anchorRef.current) ?? anchorRef.current);
    if (!isOpen || !anchor || !layer) return;
    const { place, stop } = keepPlaced(layer, () => anchor.getBoundingClientRect(), placing);
    // A size that is known is written before the layer is shown, so that its rows are laid out once, in their width.
    if (placing.sizeFor) place();
    layer.showPopover?.();
    if (!placing.sizeFor) place();
    const observer = new ResizeObserver(place);
    observer.observe(anchor);
    if (!placing.sizeFor) observer.observe(layer);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [layerRef, anchorRef, isOpen, placing]);
  useLayoutEffect(() => {
    const layer = layerRef.current;
    return isOpen ? () => layer?.hidePopover?.() : undefined;
  }, [layerRef, isOpen]);
}

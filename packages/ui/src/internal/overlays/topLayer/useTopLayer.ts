'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { keepPlaced, type Placing } from './keepPlaced.ts';
import type { Box } from './placeLayer.ts';

interface LayerPlacing extends Placing {
  /** The element to stand at, where it is not the anchor itself. */
  boxOf?: ((anchor: HTMLElement) => HTMLElement | null) | undefined;
  /** Boxes that it must not cover either, `boxOf` among them: it scrolls to where there is room for all. */
  keepClearOf?: ((anchor: HTMLElement) => readonly HTMLElement[]) | undefined;
}

const covers = (layer: HTMLElement, other: HTMLElement) => {
  const { top, bottom } = layer.getBoundingClientRect();
  const covered = other.getBoundingClientRect();
  return top < covered.bottom && covered.top < bottom;
};

/** As wide as the anchor, and from the highest to the lowest of the others. */
function spanRows(anchor: HTMLElement, others: readonly HTMLElement[]): Box {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const boxes = others.map((box) => box.getBoundingClientRect());
  const first = Math.min(top, ...boxes.map((box) => box.top));
  return { left, width, top: first, height: Math.max(bottom, ...boxes.map((box) => box.bottom)) - first };
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
    const owner = anchorRef.current;
    if (!isOpen || !owner || !layer) return;
    const anchor = placing.boxOf?.(owner) ?? owner;
    const clear = placing.keepClearOf?.(owner) ?? [];
    const readAnchor = () => spanRows(anchor, clear);
    const { place, stop } = keepPlaced(layer, readAnchor, placing);
    // A size that is known is written before the layer is shown, so that its rows are laid out once, in their width.
    if (placing.sizeFor) place();
    layer.showPopover?.();
    if (!placing.sizeFor) place();
    // Asked only where there is something to keep clear of: it costs a layout before the one for the paint.
    if (clear.some((box) => layer.scrollHeight > layer.clientHeight || covers(layer, box))) {
      clear[0]?.scrollIntoView({ block: 'start' });
      place();
    }
    const observer = new ResizeObserver(place);
    observer.observe(anchor);
    if (!placing.sizeFor) observer.observe(layer);
    return () => {
      observer.disconnect();
      stop();
      layer.hidePopover?.();
    };
  }, [layerRef, anchorRef, isOpen, placing]);
}

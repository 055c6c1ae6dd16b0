'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { autoUpdatePosition, type PositionOptions } from './autoUpdatePosition.ts';
import type { Box } from './computePosition.ts';

interface LayerOptions extends PositionOptions {
  /** The anchor, if it is not the element of `anchorRef`. */
  getAnchor?: ((element: HTMLElement) => HTMLElement | null) | undefined;
  /** More elements that the layer must not cover, besides the one of `getAnchor`: the page scrolls until there is space for all. */
  avoid?: ((element: HTMLElement) => readonly HTMLElement[]) | undefined;
}

const covers = (layer: HTMLElement, other: HTMLElement) => {
  const { top, bottom } = layer.getBoundingClientRect();
  const covered = other.getBoundingClientRect();
  return top < covered.bottom && covered.top < bottom;
};

/** A box as wide as the anchor, and high enough to contain the other elements as well. */
function spanRows(anchor: HTMLElement, others: readonly HTMLElement[]): Box {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const boxes = others.map((box) => box.getBoundingClientRect());
  const first = Math.min(top, ...boxes.map((box) => box.top));
  return { left, width, top: first, height: Math.max(bottom, ...boxes.map((box) => box.bottom)) - first };
}

/**
 * Opens `layerRef` (`popover="manual"`) in the top layer and keeps it at its anchor. In the document it stays where it is, so that it works
 * inside a dialog. Keep `options` stable.
 */
export function useTopLayer(
  layerRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  options: LayerOptions,
) {
  useLayoutEffect(() => {
    const layer = layerRef.current;
    const element = anchorRef.current;
    if (!isOpen || !element || !layer) return;
    const anchor = options.getAnchor?.(element) ?? element;
    const avoided = options.avoid?.(element) ?? [];
    const readAnchor = () => spanRows(anchor, avoided);
    const { place, stop } = autoUpdatePosition(layer, readAnchor, options);
    // Sets a known size before the layer is shown, so that its rows are laid out only once.
    if (options.sizeFor) place();
    layer.showPopover?.();
    if (!options.sizeFor) place();
    // Only if there is an element to avoid, because measuring forces a second layout before the paint.
    if (avoided.some((box) => layer.scrollHeight > layer.clientHeight || covers(layer, box))) {
      avoided[0]?.scrollIntoView({ block: 'start' });
      place();
    }
    const observer = new ResizeObserver(place);
    observer.observe(anchor);
    if (!options.sizeFor) observer.observe(layer);
    return () => {
      observer.disconnect();
      stop();
      layer.hidePopover?.();
    };
  }, [layerRef, anchorRef, isOpen, options]);
}

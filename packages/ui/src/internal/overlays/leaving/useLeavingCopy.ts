'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { copyLayer, readScroll, showLeaving } from './leavingCopy.ts';

/** False in test environments such as jsdom, which lack animations and media queries. */
const hasMotion = () =>
  'getAnimations' in document && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

interface LeavingOptions {
  /** Whether the layer is laid out among others, such as a card in a list. */
  isInFlow?: boolean | undefined;
}

/**
 * When React removes the layer, an inert copy shows the exit animation (`entranceAndExit`). The layer itself is removed at once, so that the
 * focus returns and the page can be used during the animation.
 */
export function useLeavingCopy(layerRef: RefObject<HTMLElement | null>, { isInFlow = false }: LeavingOptions = {}) {
  useLayoutEffect(() => {
    const layer = layerRef.current;
    // The layer is still in the page: React detaches it after the clean-up of its effects.
    return () => {
      if (!layer || document.hidden || !hasMotion()) return;
      const copy = copyLayer(layer, isInFlow);
      if (!copy) return;
      const scroll = readScroll(layer);
      queueMicrotask(() => {
        // In strict mode React also cleans up the effects of a layer that stays.
        if (!layer.isConnected) showLeaving(copy, scroll);
      });
    };
  }, [layerRef, isInFlow]);
}

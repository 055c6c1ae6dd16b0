'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { copyLayer, readScroll, showLeaving } from './leavingCopy.ts';

/** Test environments such as jsdom have no animations and no media queries. */
const hasMotion = () =>
  'getAnimations' in document && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

interface LeavingOptions {
  /** The layer is placed among others, such as a card in a list. */
  isInFlow?: boolean | undefined;
}

/**
 * When React removes the layer, an inert copy shows the exit animation (`entranceAndExit`). The layer itself is removed immediately, so that
 * the focus returns, the page can be used, and the next layer can open while the copy disappears.
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
        // Strict mode cleans up effects of a layer that stays.
        if (!layer.isConnected) showLeaving(copy, scroll);
      });
    };
  }, [layerRef, isInFlow]);
}

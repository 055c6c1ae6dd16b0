'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { toastStore } from './toast.ts';

const firstCard = (region: HTMLElement) => region.querySelector<HTMLElement>('[data-toast]');

const focusIfThere = (element: HTMLElement | null) => {
  if (element?.isConnected) element.focus();
};

/**
 * F6 goes from the page to the toasts and back, Escape closes the focused toast. When the focused toast leaves, its
 * neighbour takes the focus, or the place that the user came from.
 */
export function useRegionKeys(regionRef: RefObject<HTMLElement | null>, openCount: number) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);

  useEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      const target = region.contains(document.activeElement) ? cameFrom.current : firstCard(region);
      if (!target?.isConnected) return;
      event.preventDefault();
      target.focus();
    };
    const close = (event: KeyboardEvent) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-toast]') : null;
      if (event.key === 'Escape' && card?.dataset.toast) toastStore.dismiss(card.dataset.toast);
    };
    const enter = ({ relatedTarget }: FocusEvent) => {
      isInside.current = true;
      if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) cameFrom.current = relatedTarget;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // A removed element loses the focus to nothing: then it did not go elsewhere and has to be placed.
      if (relatedTarget instanceof Node && !region.contains(relatedTarget)) isInside.current = false;
    };
    document.addEventListener('keydown', move, { signal });
    region.addEventListener('keydown', close, { signal });
    region.addEventListener('focusin', enter, { signal });
    region.addEventListener('focusout', leave, { signal });
    return () => stop.abort();
  }, [regionRef]);

  useEffect(() => {
    const region = regionRef.current;
    if (!region || !isInside.current || region.contains(document.activeElement)) return;
    isInside.current = openCount > 0;
    focusIfThere(openCount > 0 ? firstCard(region) : cameFrom.current);
  }, [regionRef, openCount]);
}

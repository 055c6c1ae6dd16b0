'use client';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { hasFocusWithin, isFocusLost } from '../../internal/base/focus/hasFocus.ts';
import { returnFocus } from '../../internal/base/focus/returnFocus.ts';
import { isModalOpen } from '../../internal/overlays/ModalLayer/openModals.ts';
import { toastStore } from './toast.ts';
import type { RaisedToast } from './toastList.ts';

const firstCard = (region: HTMLElement) => region.querySelector<HTMLElement>('[data-toast]');

const toastIdOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-toast]')?.dataset.toast : undefined;

const isOpen = (wanted: string | undefined) => toastStore.read().open.some(({ id }) => id === wanted);

/**
 * F6 moves from the page to the toasts and back, Escape closes the focused toast. When the focused toast is removed, the next toast gets
 * the focus, or else the former element. Returns a function that returns the focus at once.
 */
export function useRegionKeys(regionRef: RefObject<HTMLElement | null>, open: readonly RaisedToast[]) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);

  useEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.key !== 'F6' || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
      const target = hasFocusWithin(region) ? cameFrom.current : firstCard(region);
      if (!target?.isConnected) return;
      event.preventDefault();
      target.focus();
    };
    const leaveBackwards = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !event.shiftKey || !isModalOpen()) return;
      const card = firstCard(region);
      const isAtStart = document.activeElement === card || document.activeElement === card?.querySelector('button');
      if (!isAtStart || !cameFrom.current?.isConnected) return;
      // Otherwise the focus would move to the page before the toasts, and a modal would return it to the toasts.
      event.preventDefault();
      cameFrom.current.focus();
    };
    const close = (event: KeyboardEvent) => {
      const id = toastIdOf(event.target);
      if (event.key !== 'Escape' || !id) return;
      // One press has one effect: layers behind the toast stay open, including a native popover.
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) toastStore.dismiss(id);
    };
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (!isInside.current) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      isInside.current = true;
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node) isInside.current = region.contains(relatedTarget);
      // If a focused card is removed, or the window loses the focus, there is no `relatedTarget`: the focus still belongs to the toasts.
      else if (document.activeElement !== target && isOpen(toastIdOf(target))) isInside.current = false;
    };
    document.addEventListener('keydown', move, { signal });
    region.addEventListener('keydown', close, { signal });
    region.addEventListener('keydown', leaveBackwards, { signal });
    region.addEventListener('focusin', enter, { signal });
    region.addEventListener('focusout', leave, { signal });
    return () => stop.abort();
  }, [regionRef]);

  useEffect(() => {
    const region = regionRef.current;
    if (!region || !isInside.current || !isFocusLost()) return;
    isInside.current = open.length > 0;
    returnFocus(open.length > 0 ? firstCard(region) : cameFrom.current);
  }, [regionRef, open]);

  return useCallback(() => {
    isInside.current = false;
    returnFocus(cameFrom.current);
  }, []);
}

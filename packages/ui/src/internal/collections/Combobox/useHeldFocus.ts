'use client';
import { type RefObject, useEffect } from 'react';

/** Keeps the focus in the input on a press on the buttons or the list of the field. */
export function useHeldFocus(rootRef: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = rootRef.current;
    const holdFocus = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    };
    root?.addEventListener('mousedown', holdFocus);
    return () => root?.removeEventListener('mousedown', holdFocus);
  }, [rootRef]);
}

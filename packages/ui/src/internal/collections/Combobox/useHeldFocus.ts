'use client';
import { type RefObject, useEffect } from 'react';

/** A press on the field's own buttons or on its list leaves the focus in the input. */
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

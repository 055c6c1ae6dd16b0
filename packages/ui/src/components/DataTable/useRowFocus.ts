'use client';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface Place {
  element: Element;
  row: number;
  cell: number;
  control: number;
}

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';
const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>(focusable)];
const rowsOf = (scroller: Element) => [...scroller.querySelectorAll('tbody > tr')];

/**
 * Keeps the focus when its row is deleted or its button goes away. The same place in the row that is there now gets it,
 * or else the table itself.
 */
export function useRowFocus(scrollerRef: RefObject<HTMLElement | null>) {
  const place = useRef<Place | null | undefined>(null);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const lost = place.current;
    if (!scroller || !lost || lost.element.isConnected) return;
    place.current = null;
    if (document.activeElement !== document.body) return;
    const all = rowsOf(scroller);
    const row = all[Math.min(lost.row, all.length - 1)];
    const cell = row?.children[lost.cell];
    const controls = cell ? controlsOf(cell) : [];
    const next = controls[Math.min(lost.control, controls.length - 1)] ?? (row && controlsOf(row).at(-1));
    if (next) {
      next.focus();
      // Also behind a press, which makes no focus visible.
      return next.scrollIntoView({ block: 'nearest' });
    }
    const table = scroller.querySelector('table');
    table?.setAttribute('tabindex', '-1');
    table?.focus();
  });

  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const cell = target.closest('td, th');
      const row = cell?.closest('tbody > tr');
      place.current = cell &&
        row && {
          element: target,
          row: rowsOf(currentTarget).indexOf(row),
          cell: [...row.children].indexOf(cell),
          control: controlsOf(cell).indexOf(target as HTMLElement),
        };
      // WebKit scrolls to what gets the focus without the room that a sticky header needs. A pressed button stays under the pointer.
      if (row && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A question about the row gives the focus back; anywhere else it is wanted there.
      if (!relatedTarget?.closest('[role=dialog], [role=alertdialog]')) place.current = null;
    },
  };
}

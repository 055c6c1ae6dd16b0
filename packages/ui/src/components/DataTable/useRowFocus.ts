'use client';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { scrollIntoSight } from '../../internal/base/dom/scrollIntoSight.ts';
import { controlsIn } from '../../internal/base/focus/findControl.ts';
import { isFocusLost } from '../../internal/base/focus/hasFocus.ts';
import { isInLayer } from '../../internal/base/focus/dialogAround.ts';
import { watchModals } from '../../internal/overlays/ModalLayer/openModals.ts';

interface Place {
  element: Element;
  /** -1 for an element outside of the rows. */
  row: number;
  cell: number;
  control: number;
}

/** Without closed details, which cannot have the focus. */
const rowsOf = (table: Element) => [...table.querySelectorAll('tbody > tr:not([data-detail][aria-hidden])')];

/** Shows the whole control. The totals at the end of a table that scrolls cover more than `scroll-padding` where their text wraps. */
function showWhole(control: Element, scroller: HTMLElement): void {
  scrollIntoSight(control);
  const totals = scroller.querySelector('tfoot')?.getBoundingClientRect();
  const covered = totals ? control.getBoundingClientRect().bottom - totals.top : 0;
  if (covered > 0) scroller.scrollTop += covered;
}

/**
 * Keeps the focus when its row or its button is removed. The element at the same position in the row that is there now gets it, or else
 * the table itself.
 */
export function useRowFocus(scrollerRef: RefObject<HTMLElement | null>) {
  const place = useRef<Place>(null);
  const giveBack = (): void => {
    const scroller = scrollerRef.current;
    const lost = place.current;
    if (!scroller || !lost || lost.element.isConnected) return;
    // Runs again when the layer is removed, and when a menu that was removed with its row no longer hides the page.
    if (isInLayer(document.activeElement) || scroller.closest('[aria-hidden=true], [inert]')) return;
    place.current = null;
    if (!isFocusLost()) return;
    const all = rowsOf(scroller);
    const row = all[Math.min(lost.row, all.length - 1)];
    const cell = row?.children[lost.cell];
    const controls = cell ? controlsIn(cell) : [];
    const next = controls[Math.min(lost.control, controls.length - 1)] ?? (row && controlsIn(row).at(-1));
    if (next) {
      next.focus();
      // Also after a mouse press, for which :focus-visible does not match and onFocus does not scroll.
      showWhole(next, scroller);
      return;
    }
    const table = scroller.querySelector('table');
    table?.setAttribute('tabindex', '-1');
    table?.focus();
  };
  useLayoutEffect(() => {
    giveBack();
  });
  useEffect(() => {
    giveBack();
    return watchModals(giveBack);
  });

  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // React also reports the focus in a dialog of a cell, which is elsewhere in the DOM.
      if (!currentTarget.contains(target)) return;
      const cell = target.closest('td, th');
      const row = cell?.closest('tbody > tr');
      place.current = {
        element: target,
        row: row ? rowsOf(currentTarget).indexOf(row) : -1,
        cell: cell && row ? [...row.children].indexOf(cell) : -1,
        control: cell ? controlsIn(cell).indexOf(target as HTMLElement) : -1,
      };
      // WebKit ignores scroll-padding when it scrolls to a focused element. A pressed button stays under the pointer.
      const scroller = scrollerRef.current;
      if (row && scroller && target.matches(':focus-visible')) showWhole(target, scroller);
    },
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      // Another window leaves the focus where it is, and a layer returns it. If the focus went anywhere else, the user moved it: forget
      // the position.
      if (document.activeElement === target || isInLayer(relatedTarget)) return;
      if (currentTarget.contains(target)) place.current = null;
    },
  };
}

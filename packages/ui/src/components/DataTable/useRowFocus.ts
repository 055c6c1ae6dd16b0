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

/** All rows except closed details, in which nothing can be focused. */
const rowsOf = (table: Element) => [...table.querySelectorAll('tbody > tr:not([data-detail][aria-hidden])')];

/** Scrolls until the whole control is visible. If the text of sticky totals wraps, they cover more than `scroll-padding` allows for. */
function scrollFullyIntoView(control: Element, scroller: HTMLElement): void {
  scrollIntoSight(control);
  const totals = scroller.querySelector('tfoot')?.getBoundingClientRect();
  const covered = totals ? control.getBoundingClientRect().bottom - totals.top : 0;
  if (covered > 0) scroller.scrollTop += covered;
}

/**
 * Moves the focus if its row or its button is removed: to the control at the same position in the row that is now in its place, or else to
 * the table itself.
 */
export function useRowFocus(scrollerRef: RefObject<HTMLElement | null>) {
  const place = useRef<Place>(null);
  const restoreFocus = (): void => {
    const scroller = scrollerRef.current;
    const lost = place.current;
    if (!scroller || !lost || lost.element.isConnected) return;
    // Wait while a layer has the focus or hides the page. `watchModals` calls this again when it closes.
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
      // `onFocus` does not scroll after a mouse press, because `:focus-visible` does not match then.
      scrollFullyIntoView(next, scroller);
      return;
    }
    const table = scroller.querySelector('table');
    table?.setAttribute('tabindex', '-1');
    table?.focus();
  };
  useLayoutEffect(() => {
    restoreFocus();
  });
  useEffect(() => {
    restoreFocus();
    return watchModals(restoreFocus);
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
      // WebKit ignores scroll-padding when it scrolls to a focused element. Not after a press, so that the button stays under the pointer.
      const scroller = scrollerRef.current;
      if (row && scroller && target.matches(':focus-visible')) scrollFullyIntoView(target, scroller);
    },
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      // The focus returns from another window and from a layer, so the position is kept. Otherwise the user has moved the focus.
      if (document.activeElement === target || isInLayer(relatedTarget)) return;
      if (currentTarget.contains(target)) place.current = null;
    },
  };
}

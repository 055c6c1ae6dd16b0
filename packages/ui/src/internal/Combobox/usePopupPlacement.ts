'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { placePopup } from './placePopup.ts';

/**
 * Opens `popup` in the top layer beside `anchor` and keeps it there. It stays where it is in the document, so that it
 * works inside a dialog and is never made inert with the rest of the page.
 */
export function usePopupPlacement(
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  isOpen: boolean,
) {
  useLayoutEffect(() => {
    const box = anchor.current;
    const panel = popup.current;
    if (!isOpen || !box || !panel) return;
    const place = () => {
      const { clientWidth, clientHeight } = document.documentElement;
      // The on-screen keyboard shrinks the visual viewport only.
      const height = Math.min(clientHeight, window.visualViewport?.height ?? clientHeight);
      const at = placePopup(box.getBoundingClientRect(), { width: clientWidth, height });
      const offset = at.side === 'above' ? at.offset + clientHeight - height : at.offset;
      const rules = {
        'inset-block-start': at.side === 'below' ? `${offset}px` : 'auto',
        'inset-block-end': at.side === 'above' ? `${offset}px` : 'auto',
        left: `${at.left}px`,
        width: `${at.width}px`,
        'max-block-size': `${at.maxHeight}px`,
      };
      for (const [property, value] of Object.entries(rules)) panel.style.setProperty(property, value);
    };
    // Before it is shown, so that its rows are laid out once, in their width.
    place();
    panel.showPopover();
    const observer = new ResizeObserver(place);
    observer.observe(box);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
      panel.hidePopover();
    };
  }, [anchor, popup, isOpen]);
}

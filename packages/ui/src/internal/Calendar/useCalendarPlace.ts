'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { placeCalendar } from './placeCalendar.ts';

/** Shows the pop-up in the top layer, at the box around its input, and keeps it there while the page scrolls or changes size. */
export function useCalendarPlace(popupRef: RefObject<HTMLElement | null>, anchorRef: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const popup = popupRef.current;
    if (!popup) return;
    popup.showPopover?.();
    const place = () => {
      const field = anchorRef.current?.parentElement?.getBoundingClientRect();
      if (!field) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { left, top } = placeCalendar(
        field,
        { width: popup.offsetWidth, height: popup.offsetHeight },
        { width, height },
      );
      popup.style.setProperty('left', `${left}px`);
      popup.style.setProperty('top', `${top}px`);
    };
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [popupRef, anchorRef]);
}

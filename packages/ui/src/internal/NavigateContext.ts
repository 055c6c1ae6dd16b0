'use client';
import { createContext, type MouseEvent, useContext } from 'react';

export type Navigate = (href: string) => void;

export const NavigateContext = createContext<Navigate | undefined>(undefined);

/** A press that asks for a new tab or window stays the browser's. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Hands a plain click on a same-origin link to the app's router; every other click stays the browser's. */
export function useLinkClick() {
  const navigate = useContext(NavigateContext);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const { target, href, origin, pathname, search, hash } = event.currentTarget;
    if (!navigate || event.defaultPrevented || !isPlainClick(event)) return;
    if (target === '_blank' || event.currentTarget.hasAttribute('download')) return;
    if (!href || origin !== window.location.origin) return;
    event.preventDefault();
    navigate(`${pathname}${search}${hash}`);
  };
}

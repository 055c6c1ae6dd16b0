'use client';
import { createContext, type MouseEvent, useContext } from 'react';

/** Navigates to another address of the app without loading the page: the function of the app's router. */
export type Navigate = (href: string) => void;

export const NavigateContext = createContext<Navigate | undefined>(undefined);

/** The path of the app on its host (`/portal`); empty at the root. */
export const BasenameContext = createContext('');

/** Whether an address belongs to the app. `//host` is another host, and `https:`, `mailto:` and `#place` have no leading slash. */
const isInApp = (href: string) => /^\/(?!\/)/.test(href);

export const withBasename = (basename: string, href: string): string =>
  isInApp(href) ? `${basename.replace(/\/$/, '')}${href}` : href;

/** The address for an `href` attribute, with the `basename` of `UiProvider`; for links that an app renders itself. */
export const useHref = (href: string): string => withBasename(useContext(BasenameContext), href);

/** Whether a click has no modifier. The browser handles others, which open a new tab or window. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Passes a plain click on a same-origin link to the app's router; the browser handles every other click. `written` is the address without the
 * `basename`, which the router adds.
 */
export function useLinkClick(written: string) {
  const navigate = useContext(NavigateContext);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const { target, href, origin, pathname, search, hash } = event.currentTarget;
    if (!navigate || event.defaultPrevented || !isPlainClick(event)) return;
    if (target === '_blank' || event.currentTarget.hasAttribute('download')) return;
    if (!href || origin !== window.location.origin) return;
    event.preventDefault();
    navigate(isInApp(written) ? written : `${pathname}${search}${hash}`);
  };
}

'use client';
import { type ReactNode, useContext } from 'react';
import { RouterProvider } from 'react-aria-components';
import { BasenameContext, type Navigate, NavigateContext, withBasename } from './NavigateContext.ts';

interface KitRouterProps {
  /** Runs `go`, which navigates, at once or after the work that has to come first. @default at once */
  onNavigate?: ((go: () => void) => void) | undefined;
  children: ReactNode;
}

const atOnce = (go: () => void) => go();

/** The way to an address of the app: the router of `UiProvider`, or the browser. */
export function useKitNavigate(): Navigate {
  const basename = useContext(BasenameContext);
  const loadPage = (href: string) => window.location.assign(withBasename(basename, href));
  return useContext(NavigateContext) ?? loadPage;
}

/** Links of React Aria's components go where the kit's own go: to the router of `UiProvider`, or to the browser. */
export function KitRouter({ onNavigate = atOnce, children }: KitRouterProps) {
  const basename = useContext(BasenameContext);
  const navigate = useKitNavigate();
  return (
    <RouterProvider
      navigate={(href) => onNavigate(() => navigate(href))}
      useHref={(href) => withBasename(basename, href)}
    >
      {children}
    </RouterProvider>
  );
}

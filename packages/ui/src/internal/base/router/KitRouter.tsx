'use client';
import { type ReactNode, useContext } from 'react';
import { RouterProvider } from 'react-aria-components';
import { BasenameContext, type Navigate, NavigateContext, withBasename } from './NavigateContext.ts';

interface KitRouterProps {
  /** Runs instead of a navigation, and calls `go` to navigate. @default calls `go` immediately */
  onNavigate?: ((go: () => void) => void) | undefined;
  children: ReactNode;
}

const navigateImmediately = (go: () => void) => go();

/** Navigates to an address of the app with the router of `UiProvider`, or with the browser. */
export function useKitNavigate(): Navigate {
  const basename = useContext(BasenameContext);
  const loadPage = (href: string) => window.location.assign(withBasename(basename, href));
  return useContext(NavigateContext) ?? loadPage;
}

/** Links of React Aria's components navigate like the kit's own: with the router of `UiProvider`, or with the browser. */
export function KitRouter({ onNavigate = navigateImmediately, children }: KitRouterProps) {
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

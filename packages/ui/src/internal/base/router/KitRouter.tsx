'use client';
import { type ReactNode, useContext } from 'react';
import { RouterProvider } from 'react-aria-components';
import { BasenameContext, NavigateContext, withBasename } from './NavigateContext.ts';

interface KitRouterProps {
  /** Runs the way to the target, at once or after what has to happen before. @default at once */
  onNavigate?: ((go: () => void) => void) | undefined;
  children: ReactNode;
}

const atOnce = (go: () => void) => go();

/** Links of React Aria's parts go where the kit's own go: to the router of `UiProvider`, or to the browser. */
export function KitRouter({ onNavigate = atOnce, children }: KitRouterProps) {
  const basename = useContext(BasenameContext);
  const loadPage = (href: string) => window.location.assign(withBasename(basename, href));
  const navigate = useContext(NavigateContext) ?? loadPage;
  return (
    <RouterProvider
      navigate={(href) => onNavigate(() => navigate(href))}
      useHref={(href) => withBasename(basename, href)}
    >
      {children}
    </RouterProvider>
  );
}

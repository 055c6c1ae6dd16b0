import { useLayoutEffect } from 'react';
import { loadSignedInApp } from './loadSignedInApp.ts';
import { recordDeepLink } from './session/session.ts';
import { defaultPath, legacyPath, resolveRoute, signInPath } from './shell/routing/resolveRoute.ts';
import { NotFound } from './shell/errorPages/NotFound.tsx';
import { SignInScreen } from './screens/signIn/SignInScreen.tsx';

const isProtectedPath = (path: string) =>
  path === '/' ||
  path === legacyPath ||
  path.startsWith(`${legacyPath}/`) ||
  resolveRoute(path, []).route !== undefined;

export interface SessionGateProps {
  path: string;
  goTo: (href: string, options: { replace: boolean }) => void;
}

/** The page without a session: the sign-in screen at every known address, otherwise the not-found page. */
export function SessionGate({ path, goTo }: SessionGateProps) {
  const isSignIn = path.replace(/\/+$/, '') === signInPath;
  const isRedirected = !isSignIn && isProtectedPath(path);
  useLayoutEffect(() => {
    if (!isRedirected) return;
    if (resolveRoute(path, []).route && path !== defaultPath) recordDeepLink();
    goTo(signInPath, { replace: true });
  }, [isRedirected, path, goTo]);
  if (!isSignIn && !isRedirected) return <NotFound />;
  return <SignInScreen loadSignedInApp={loadSignedInApp} />;
}

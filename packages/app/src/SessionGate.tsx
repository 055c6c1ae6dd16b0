import { useLayoutEffect } from 'react';
import { loadSignedInApp } from './loadSignedInApp.ts';
import { recordDeepLink } from './session/session.ts';
import { defaultPath, loginPath, placeOf } from './shell/routing/placeOf.ts';
import { NotFound } from './shell/errorPages/NotFound.tsx';
import { SignInScreen } from './screens/signIn/SignInScreen.tsx';

const isProtectedPath = (path: string) => /^\/(oraculo2(\/.*)?)?$/.test(path) || placeOf(path, []).route !== undefined;

export interface SessionGateProps {
  path: string;
  goTo: (href: string, options: { replace: boolean }) => void;
}

/** The page without a session: the sign-in at every known address, the not-found page elsewhere. */
export function SessionGate({ path, goTo }: SessionGateProps) {
  const isLogin = path.replace(/\/+$/, '') === loginPath;
  const isRedirected = !isLogin && isProtectedPath(path);
  useLayoutEffect(() => {
    if (!isRedirected) return;
    if (placeOf(path, []).route && path !== defaultPath) recordDeepLink();
    goTo(loginPath, { replace: true });
  }, [isRedirected, path, goTo]);
  if (!isLogin && !isRedirected) return <NotFound />;
  return <SignInScreen loadSignedInApp={loadSignedInApp} />;
}

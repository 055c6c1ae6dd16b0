import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from './session/session.ts';
import { registerSignOutNavigation } from './session/signOutNavigation.ts';
import { SessionGate } from './SessionGate.tsx';
import { ErrorBoundary } from './shell/errorPages/ErrorBoundary.tsx';
import { Kit } from './shell/Kit.tsx';
import { signedInApp } from './loadSignedInApp.ts';
import { signInPath } from './shell/routing/resolveRoute.ts';
import { useWindowPath } from './shell/routing/useWindowPath.ts';

/** Renders the small session gate or the signed-in app, which is remounted for each user. */
export function App() {
  const { userToken, generation } = useSnapshot(session);
  const { path, goTo } = useWindowPath();
  useEffect(() => {
    return registerSignOutNavigation(() => goTo(signInPath, { replace: true }));
  }, [goTo]);
  return (
    // A new generation remounts the boundary, so that it renders the app again.
    <ErrorBoundary key={generation}>
      {userToken === '' ? (
        <Kit navigate={goTo}>
          <SessionGate path={path} goTo={goTo} />
        </Kit>
      ) : (
        <Suspense>
          <signedInApp.Component key={generation} generation={generation} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

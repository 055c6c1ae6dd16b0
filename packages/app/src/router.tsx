import { lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { screenRoutes } from './routes.tsx';
import { checkSession } from './session/session.ts';
import { NotFound } from './shell/NotFound.tsx';
import { defaultPath } from './shell/placeOf.ts';
import { RouteError } from './shell/RouteError.tsx';
import { ScreenGuard } from './shell/ScreenGuard.tsx';
import { SignInGate } from './shell/SignInGate.tsx';

const Frame = lazy(async () => ({ default: (await import('./shell/Frame.tsx')).Frame }));

const lazyScreen = (load: (typeof screenRoutes)[number]['load']) =>
  lazy(async () => ({ default: (await load()).Screen }));

const screens = screenRoutes.map(
  ({ path, audience, load }): RouteObject => ({
    path,
    element: <ScreenGuard audience={audience} screen={lazyScreen(load)} />,
    errorElement: <RouteError />,
  }),
);

const framed = (
  <Suspense>
    <Frame />
  </Suspense>
);
const toDefault = <Navigate to={defaultPath} replace />;

export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <RouteError />,
    children: [
      { path: '/login', element: <SignInGate /> },
      { path: '/', element: toDefault },
      { path: '/oraculo2/*', element: toDefault },
      { element: framed, children: [...screens, { path: '*', element: <NotFound /> }] },
    ],
  },
];

/** Each navigation looks at the session's clock; the timer and the 401 do the rest. */
export function startRouter() {
  const router = createBrowserRouter(routes);
  router.subscribe(() => void checkSession());
  return router;
}

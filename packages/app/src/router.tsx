import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { preloadScreen, screens } from './screenCode.tsx';
import { screenRoutes } from './shell/routing/screenRoutes.ts';
import { checkSession } from './session/session.ts';
import { Frame } from './shell/frame/Frame.tsx';
import { NotFound } from './shell/errorPages/NotFound.tsx';
import { NextSteps } from './shell/errorPages/NextSteps.tsx';
import { defaultPath, legacyPath, signInPath } from './shell/routing/resolveRoute.ts';
import { RouteError } from './shell/errorPages/RouteError.tsx';
import { ScreenGuard } from './shell/frame/ScreenGuard.tsx';
import { inBasename } from './browser/basename.ts';

const screenObjects = screenRoutes.map(
  ({ path, group, isForm, title }): RouteObject => ({
    path,
    element: <ScreenGuard key={path} group={group} isForm={isForm} title={title} screen={screens[path].Component} />,
    errorElement: <RouteError isWholePage={false} />,
  }),
);

const toDefault = <Navigate to={defaultPath} replace />;

/** Redirects users who are signed in away from the sign-in screen. */
export const routes: RouteObject[] = [
  {
    errorElement: <RouteError isWholePage />,
    children: [
      { path: signInPath, element: toDefault },
      { path: '/', element: toDefault },
      { path: `${legacyPath}/*`, element: toDefault },
      {
        element: <Frame preloadScreen={preloadScreen} />,
        children: [...screenObjects, { path: '*', element: <NotFound action={<NextSteps />} /> }],
      },
    ],
  },
];

/** Each navigation checks whether the session has expired; a timer and the 401 handler cover the time in between. */
function startRouter() {
  const router = createBrowserRouter(routes, { basename: inBasename('/') });
  router.subscribe(() => void checkSession());
  return router;
}

let current: { generation: number; router: ReturnType<typeof startRouter> } | undefined;

/** One router per session: a new one reads the address, which changes outside the router while nobody is signed in. */
export function routerOf(generation: number) {
  if (current?.generation !== generation) {
    current?.router.dispose();
    current = { generation, router: startRouter() };
  }
  return current.router;
}

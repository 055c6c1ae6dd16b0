import { lazyWithPreload } from './lazy/lazyWithPreload.tsx';
import { preloadScreen } from './screenCode.tsx';
import { defaultPath } from './shell/routing/resolveRoute.ts';

export const signedInApp = lazyWithPreload(async () => (await import('./SignedInApp.tsx')).SignedInApp);

/** Loads the signed-in app and the screen at `path` in parallel. */
export const loadSignedInApp = (path: string = defaultPath) =>
  Promise.all([signedInApp.preload(), preloadScreen(path)]);

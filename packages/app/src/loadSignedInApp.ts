import { lazyWithPreload } from './lazy/lazyWithPreload.tsx';
import { preloadScreen } from './screenCode.tsx';
import { defaultPath } from './shell/routing/placeOf.ts';

export const signedInApp = lazyWithPreload(async () => (await import('./SignedInApp.tsx')).SignedInApp);

/** The code behind the sign-in, and with it that of the screen at `path`, so that the one does not wait for the other. */
export const loadSignedInApp = (path: string = defaultPath) =>
  Promise.all([signedInApp.preload(), preloadScreen(path)]);

import { lazyWithPreload } from './lazy/lazyWithPreload.tsx';
import { defaultPath, placeOf } from './shell/routing/placeOf.ts';

export const signedInApp = lazyWithPreload(async () => (await import('./SignedInApp.tsx')).SignedInApp);

/** The code behind the sign-in, and with it that of the screen at `path`, so that the one does not wait for the other. */
export const loadSignedInApp = (path: string = defaultPath) =>
  Promise.all([signedInApp.preload(), placeOf(path, []).route?.screen.preload()]);

import { partOf } from '../lib/partOf.tsx';
import { defaultPath, placeOf } from './placeOf.ts';

export const signInScreen = partOf(async () => (await import('../screens/signIn/SignInScreen.tsx')).SignInScreen);

export const inside = partOf(async () => (await import('./Inside.tsx')).Inside);

/** The code behind the sign-in, and with it that of the screen at `path`, so that the one does not wait for the other. */
export const loadInside = (path: string = defaultPath) =>
  Promise.all([inside.preload(), placeOf(path, []).route?.screen.preload()]);

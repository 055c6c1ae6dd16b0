import { api } from '../service/api.ts';
import { navigateAfterSignOut } from './signOutNavigation.ts';
import { endSession } from './session.ts';

/** Signs out: at the service if it is reachable, and in the app immediately in any case. */
export function signOut() {
  // The call reads the token when it starts; a failure is already logged.
  api.session.signOut().catch(() => undefined);
  endSession('signedOut');
  navigateAfterSignOut();
}

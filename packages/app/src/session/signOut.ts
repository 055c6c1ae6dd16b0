import { api } from '../service/api.ts';
import { navigateAfterSignOut } from './signOutNavigation.ts';
import { endSession } from './session.ts';

/** The user leaves: at the service as far as it can be reached, here at once and in any case. */
export function signOut() {
  // The call reads the token as it starts; a failure is in the log already.
  api.session.signOut().catch(() => undefined);
  endSession('signedOut');
  navigateAfterSignOut();
}

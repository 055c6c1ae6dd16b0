import { endSession, session } from './session.ts';

/** For `connect`: each request carries the token of the session, and a refused token ends the session. */
export const sessionAccess = {
  getToken: () => session.userToken,
  onUnauthorized: () => endSession('expired'),
};

import { proxy } from 'valtio';
import { safeStorage } from '../lib/safeStorage.ts';
import { forgetSavedDrafts, saveDrafts } from './drafts.ts';
import { type StoredSession, emptySession, isSessionLive, readSession } from './readSession.ts';

export const sessionKey = 'oraculo:session';

/** Where a user was when the session ran out; kept in memory only, for the same user in the same tab. */
export interface Interruption {
  email: string;
  address: string;
}

export type SessionEnd = 'expired' | 'signedOff' | 'elsewhere';

interface SessionState extends StoredSession {
  /** Why the last session ended; told on the sign-in screen, never stored. */
  endedBy: SessionEnd | null;
  /** Grows with every sign-in and sign-off, so that what hangs on one user can be thrown away as a whole. */
  epoch: number;
  interruption: Interruption | null;
}

export const session = proxy<SessionState>({
  ...readSession(safeStorage.readJson(sessionKey)),
  endedBy: null,
  epoch: 0,
  interruption: null,
});

const store = ({ userToken, givenName, email, membership, expiresIn, loginDate }: StoredSession) =>
  safeStorage.write(sessionKey, JSON.stringify({ userToken, givenName, email, membership, expiresIn, loginDate }));

/** The sign-in's answer becomes the session of every tab. */
export function startSession(answer: Omit<StoredSession, 'loginDate'>, now = new Date()) {
  const { userToken, givenName, email, membership, expiresIn } = answer;
  const started = { userToken, givenName, email, membership: [...membership], expiresIn, loginDate: now.toISOString() };
  if (session.interruption?.email !== email) {
    session.interruption = null;
    forgetSavedDrafts();
  }
  Object.assign(session, started, { endedBy: null, epoch: session.epoch + 1 });
  store(started);
}

const here = () => (typeof location === 'undefined' ? '/' : location.pathname + location.search);

/** Does nothing without a session, so that several reasons at once end it once. */
export function endSession(endedBy: SessionEnd) {
  if (session.userToken === '') return;
  session.interruption = endedBy === 'expired' ? { email: session.email, address: here() } : null;
  saveDrafts(session.interruption);
  const { userToken, givenName, email, membership } = emptySession;
  Object.assign(session, {
    userToken,
    givenName,
    email,
    membership: [...membership],
    endedBy,
    epoch: session.epoch + 1,
  });
  store(session);
}

/** The user went back to where they were, or chose not to. */
export function forgetInterruption() {
  session.interruption = null;
}

/** Ends a session whose time is over; true while there is a live one. */
export function checkSession(now = Date.now()): boolean {
  if (session.userToken !== '' && !isSessionLive(session, now)) endSession('expired');
  return session.userToken !== '';
}

/** Another tab changed the stored session: its user becomes this tab's, or nobody does. */
export function followStoredSession() {
  const stored = readSession(safeStorage.readJson(sessionKey));
  if (stored.userToken === session.userToken) return;
  const endedBy = stored.userToken === '' ? 'elsewhere' : null;
  if (stored.email !== session.email) {
    session.interruption = null;
    saveDrafts(null);
  }
  Object.assign(session, stored, { endedBy, epoch: session.epoch + 1 });
}

import { proxy } from 'valtio';
import { safeStorage } from '../service/safeStorage.ts';
import { withoutBasename } from '../browser/basename.ts';
import { discardDrafts, forgetSavedDrafts, keepDraftsFor } from './drafts.ts';
import { type StoredSession, emptySession, isSessionLive, readSession } from './readSession.ts';

export const sessionKey = 'oraculo:session';

/** The address to return to after the sign-in; in memory only, for the same user in the same tab. */
interface ReturnTarget {
  /** `null` for a link that was opened before the sign-in: it belongs to the first user who signs in. */
  email: string | null;
  address: string;
  /** The state of the history entry. */
  state?: unknown;
}

export type SessionEnd = 'expired' | 'signedOut' | 'elsewhere';

interface SessionState extends StoredSession {
  /** Why the last session ended; shown on the sign-in screen. */
  endedBy: SessionEnd | null;
  /** Counts sign-ins and sign-outs; used as a React key to remount everything of one user. */
  generation: number;
  returnTarget: ReturnTarget | null;
}

export const session = proxy<SessionState>({
  ...readSession(safeStorage.readJson(sessionKey)),
  endedBy: null,
  generation: 0,
  returnTarget: null,
});

const changeHandlers = new Set<() => void>();

/**
 * Runs `handler` at every later change of the session, before anything renders: a sign-in, its end, or new screens for
 * the same user. Adding a handler twice has no effect. Returns a function that removes it.
 */
export function onSessionChange(handler: () => void) {
  changeHandlers.add(handler);
  return () => void changeHandlers.delete(handler);
}

function changeSession(next: Partial<SessionState>) {
  Object.assign(session, next, { generation: session.generation + 1 });
  for (const handle of changeHandlers) handle();
}

/** `endedBy` is for the other tabs, which may get the event before they notice the end themselves. */
const store = (
  { userToken, givenName, email, membership, expiresIn, loginDate }: StoredSession,
  endedBy?: SessionEnd,
) =>
  safeStorage.write(
    sessionKey,
    JSON.stringify({ userToken, givenName, email, membership, expiresIn, loginDate, endedBy }),
  );

type Answer = Omit<StoredSession, 'loginDate'>;

const startedNow = ({ userToken, givenName, email, membership, expiresIn }: Answer, now: Date) => ({
  userToken,
  givenName,
  email,
  membership: [...membership],
  expiresIn,
  loginDate: now.toISOString(),
});

/** For a page that is about to reload; its own state does not change. */
export const storeSession = (answer: Answer, now = new Date()) => store(startedNow(answer, now));

/** Starts the session in every tab with the response of the sign-in. */
export function startSession(answer: Answer, now = new Date()) {
  const started = startedNow(answer, now);
  const { email } = started;
  const { returnTarget } = session;
  if (returnTarget?.email !== email) {
    if (returnTarget?.email !== null) session.returnTarget = null;
    forgetSavedDrafts();
  }
  changeSession({ ...started, endedBy: null });
  store(started);
}

const currentAddress = () =>
  typeof location === 'undefined' ? '/' : withoutBasename(location.pathname) + location.search;

/** The router stores the state of a history entry under this name. */
const historyState = (): unknown => (typeof history === 'undefined' ? undefined : history.state?.usr);

function endInThisTab(endedBy: SessionEnd) {
  const returnTarget =
    endedBy === 'expired' ? { email: session.email, address: currentAddress(), state: historyState() } : null;
  session.returnTarget = returnTarget;
  if (returnTarget) keepDraftsFor(returnTarget.email);
  else discardDrafts();
  const { userToken, givenName, email, membership } = emptySession;
  changeSession({ userToken, givenName, email, membership: [...membership], endedBy });
}

/** Does nothing without a session, so that several simultaneous reasons end it once. */
export function endSession(endedBy: SessionEnd) {
  if (session.userToken === '') return;
  // A suspended tab missed the session that another tab started. That session continues.
  const isReplaced = endedBy === 'expired' && ![session.userToken, ''].includes(readStored().userToken);
  endInThisTab(endedBy);
  if (isReplaced) followStoredSession();
  else store(session, endedBy);
}

/** Remounts all screens, as a reload would, but keeps the drafts. */
export function restartScreens() {
  changeSession({});
}

/**
 * Remembers the address that a visitor opened before signing in. After a sign-out it does nothing: the address is the screen
 * that the user left.
 */
export function recordDeepLink(address = currentAddress()) {
  if (session.endedBy === null && session.returnTarget === null) session.returnTarget = { email: null, address };
}

/** Called when the user has returned to the address. */
export function forgetReturnTarget() {
  session.returnTarget = null;
}

/** Called when the user dismisses the offer to return. It drops the draft too. */
export function dismissReturnTarget() {
  forgetReturnTarget();
  forgetSavedDrafts();
}

/** Ends an expired session. Returns whether a session is still active. */
export function checkSession(now = Date.now()): boolean {
  if (session.userToken !== '' && !isSessionLive(session, now)) endSession('expired');
  return session.userToken !== '';
}

const isExpired = (value: unknown) =>
  typeof value === 'object' && value !== null && 'endedBy' in value && value.endedBy === 'expired';

const readStored = () => readSession(safeStorage.readJson(sessionKey));

/** Another tab changed the stored session: this tab takes over its user, or signs out. */
export function followStoredSession(now = Date.now()) {
  const value = safeStorage.readJson(sessionKey);
  const stored = readSession(value);
  if (stored.userToken === session.userToken) return;
  if (stored.userToken === '') {
    endInThisTab(isExpired(value) || !isSessionLive(session, now) ? 'expired' : 'elsewhere');
    return;
  }
  const lastEmail = session.userToken === '' ? session.returnTarget?.email : session.email;
  if (stored.email !== lastEmail) {
    session.returnTarget = null;
    discardDrafts();
  }
  changeSession({ ...stored, endedBy: null });
}

/** The fields in the browser's storage, under the names of the specification. */
export interface StoredSession {
  /** Empty when nobody is signed in. */
  userToken: string;
  givenName: string;
  email: string;
  membership: readonly string[];
  /** Seconds from `loginDate`. */
  expiresIn: number;
  /** ISO 8601. */
  loginDate: string;
}

export const emptySession: StoredSession = {
  userToken: '',
  givenName: '',
  email: '',
  membership: [],
  expiresIn: 0,
  loginDate: '',
};

export const expiresAtMs = ({ loginDate, expiresIn }: Pick<StoredSession, 'loginDate' | 'expiresIn'>): number =>
  Date.parse(loginDate) + expiresIn * 1000;

export const isSessionLive = (session: Pick<StoredSession, 'loginDate' | 'expiresIn'>, now: number): boolean =>
  now < expiresAtMs(session);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads any stored value as a whole session or an empty one; never throws. */
export function readSession(value: unknown): StoredSession {
  if (typeof value !== 'object' || value === null) return emptySession;
  const { userToken, givenName, email, membership, expiresIn, loginDate } = value as Record<string, unknown>;
  const isWhole =
    isText(userToken) &&
    userToken !== '' &&
    isText(givenName) &&
    isText(email) &&
    Array.isArray(membership) &&
    membership.every(isText) &&
    typeof expiresIn === 'number' &&
    Number.isFinite(expiresIn) &&
    isText(loginDate) &&
    !Number.isNaN(Date.parse(loginDate));
  return isWhole ? { userToken, givenName, email, membership, expiresIn, loginDate } : emptySession;
}

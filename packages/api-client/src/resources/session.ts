import * as v from 'valibot';
import { type Operation, ordinaryTimeoutMs } from '../core/operation.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { count } from '../core/wire.ts';

export const signInBody = v.object({ username: v.string(), password: v.string() });
export type Credentials = v.InferOutput<typeof signInBody>;

export const signedIn = v.object({
  userToken: v.pipe(v.string(), v.nonEmpty()),
  email: v.string(),
  givenName: v.string(),
  membership: v.array(v.string()),
  expiresIn: count,
});
/** `expiresIn` is in seconds from now. */
export type SignedIn = v.InferOutput<typeof signedIn>;

export const sessionOperations = {
  signIn: {
    id: 'session.signIn',
    method: 'POST',
    path: '/user/sessions',
    bodyKind: 'json',
    body: signInBody,
    answer: signedIn,
    successStatus: 200,
    timeoutMs: ordinaryTimeoutMs,
    errors: [429],
    isPublic: true,
  },
} as const satisfies Record<string, Operation>;

export const session = (http: Transport) => ({
  /** `username` may be the e-mail. A wrong pair ends in `invalid`, ten of them in `rateLimited`; neither ends a session. */
  signIn: (credentials: Credentials, options?: RequestOptions) =>
    http.call(sessionOperations.signIn, { ...options, body: credentials }),
});

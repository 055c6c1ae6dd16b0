import * as v from 'valibot';
import { ApiError } from '../core/errors.ts';
import { type Operation, ordinaryTimeoutMs } from '../core/operation.ts';
import type { RequestOptions, Transport } from '../core/transport.ts';
import { requestText } from '../core/textLimits.ts';
import { count, filled } from '../core/fieldSchemas.ts';

const signInBody = v.object({ username: requestText('name'), password: requestText('password') });
export type Credentials = v.InferOutput<typeof signInBody>;

const signedIn = v.object({
  userToken: filled,
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
  signOut: {
    id: 'session.signOut',
    method: 'DELETE',
    path: '/user/sessions',
    bodyKind: 'none',
    answer: 'none',
    successStatus: 204,
    timeoutMs: ordinaryTimeoutMs,
    errors: [],
    endsSession: true,
    isExtension: true,
  },
} as const satisfies Record<string, Operation>;

/** Whether the token has ended already (401), or the service has no call that ends it (404, 405, 501). */
const endedAlready = new Set<number | undefined>([401, 404, 405, 501]);

export const session = (http: Transport) => ({
  /**
   * `username` may be the e-mail address. A wrong password throws `invalid`, ten of them `rateLimited`; neither ends a
   * session.
   */
  signIn: (credentials: Credentials, options?: RequestOptions) =>
    http.call(sessionOperations.signIn, { ...options, body: credentials }),
  /**
   * Ends the current token at the service. The call reads the token when it starts, so you may forget the token right
   * after that. It also resolves if the token has already ended, or if the service has no such call.
   */
  signOut: async (options?: RequestOptions): Promise<void> => {
    try {
      await http.call(sessionOperations.signOut, options);
    } catch (error) {
      const isOver = error instanceof ApiError && endedAlready.has(error.status);
      if (!isOver) throw error;
    }
  },
});

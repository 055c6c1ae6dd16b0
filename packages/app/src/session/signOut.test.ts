// @vitest-environment jsdom
import { fixtureFetch } from '@oraculo/api-client/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../service/connection.ts';
import { connectScreens } from '../service/connectScreens.ts';
import { registerSignOutNavigation } from './signOutNavigation.ts';
import { session, startSession } from './session.ts';
import { sessionAccess } from './sessionAccess.ts';
import { signOut } from './signOut.ts';

const baseUrl = 'https://gateway.example/api/operator';
const goToSignIn = vi.fn<() => void>();
let forget: () => void;

/** Responds like `signOut` and records the requests with their tokens. */
function connectTo(signOut: () => Response | Promise<Response>) {
  const requests: string[] = [];
  const answer = fixtureFetch({ answers: { 'session.signOut': signOut } });
  connect({
    baseUrl,
    applicationKey: 'chave',
    ...sessionAccess,
    fetch: (address, init) => {
      requests.push(`${init.method} ${address.replace(baseUrl, '')} ${new Headers(init.headers).get('token')}`);
      return answer(address, init);
    },
  });
  connectScreens();
  return requests;
}

beforeEach(() => {
  goToSignIn.mockClear();
  forget = registerSignOutNavigation(goToSignIn);
  startSession({ userToken: 'ficha', givenName: 'Iara', email: 'iara@oraculo.example', membership: [], expiresIn: 60 });
});

afterEach(() => {
  forget();
  vi.restoreAllMocks();
});

test('signing out revokes the token at the service and ends the session without waiting', async () => {
  const requests = connectTo(() => new Promise(() => {}));
  signOut();
  expect(session).toMatchObject({ userToken: '', endedBy: 'signedOut' });
  expect(goToSignIn).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(requests).toEqual(['DELETE /user/sessions ficha']));
});

test.each([401, 500])('a response %i does not prevent the sign-out', async (status) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const requests = connectTo(() => Response.json({}, { status }));
  signOut();
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  expect(requests).toHaveLength(1);
  expect(session).toMatchObject({ userToken: '', endedBy: 'signedOut' });
});

// spec: 1.8.4
test('a sign-out without a navigation handler logs a message', () => {
  connectTo(() => new Response(null, { status: 204 }));
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  forget();
  signOut();
  expect(error.mock.calls).toEqual([['A função de navegação do logout não está definida.']]);
  expect(session.userToken).toBe('');
});

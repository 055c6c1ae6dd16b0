import { expect, test, vi } from 'vitest';
import { createClient } from '../src/createClient.ts';
import { answerJson, withFakeApi } from './fakeApi.ts';

test.each([204, 401, 404, 405, 501])(
  'a sign-out succeeds when the service returns %i, and ends no other session',
  async (status) => {
    const onUnauthorized = vi.fn<() => void>();
    await withFakeApi(answerJson({ message: 'Não há.' }, status), async ({ baseUrl, requests }) => {
      const client = createClient({ baseUrl, applicationKey: 'k', getToken: () => 't', onUnauthorized });
      await expect(client.session.signOut()).resolves.toBeUndefined();
      expect(requests[0]).toMatchObject({ line: 'DELETE /user/sessions', headers: { token: 't' } });
    });
    expect(onUnauthorized).not.toHaveBeenCalled();
  },
);

test.each([
  [403, 'forbidden'],
  [500, 'server'],
])('a sign-out that fails with %i is reported', async (status, kind) => {
  await withFakeApi(answerJson({}, status), async ({ baseUrl }) => {
    const client = createClient({ baseUrl, applicationKey: 'k', getToken: () => 't' });
    await expect(client.session.signOut()).rejects.toMatchObject({ kind, status });
  });
});

test('the caller may forget the token as soon as the sign-out has started', async () => {
  await withFakeApi(answerJson({}, 204), async ({ baseUrl, requests }) => {
    let token: string | null = 'a sair';
    const client = createClient({ baseUrl, applicationKey: 'k', getToken: () => token });
    const signOut = client.session.signOut();
    token = null;
    await signOut;
    expect(requests[0]?.headers.token).toBe('a sair');
  });
});

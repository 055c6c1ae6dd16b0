import { createClient } from '@oraculo/api-client';
import { accountOf, type Role } from './signIn.ts';

/** The same gateway without a browser, to learn what the seeded data hold. */
export async function gatewayApi(baseUrl: string, role: Role) {
  const { username, password } = accountOf(role);
  let token: string | undefined;
  const client = createClient({
    baseUrl: `${baseUrl}/api/operator`,
    applicationKey: 'oraculo-local',
    getToken: () => token,
  });
  token = (await client.session.signIn({ username, password })).userToken;
  return client;
}

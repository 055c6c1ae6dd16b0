import { createClient } from '@oraculo/api-client';
import { openSession, type Role } from './sessions.ts';

/** A signed-in client of the gateway, to read the seeded data without a browser. */
export async function gatewayApi(baseUrl: string, role: Role) {
  const { userToken } = await openSession(baseUrl, role);
  return createClient({
    baseUrl: `${baseUrl}/api/operator`,
    applicationKey: 'oraculo-local',
    getToken: () => userToken,
  });
}

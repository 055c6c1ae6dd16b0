import { createClient } from '@oraculo/api-client';
import { openSession, type Role } from './sessions.ts';

/** The same gateway without a browser, to learn what the seeded data hold. */
export async function gatewayApi(baseUrl: string, role: Role) {
  const { userToken } = await openSession(baseUrl, role);
  return createClient({
    baseUrl: `${baseUrl}/api/operator`,
    applicationKey: 'oraculo-local',
    getToken: () => userToken,
  });
}

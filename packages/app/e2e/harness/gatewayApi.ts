import { createClient, type EligibilityRecord } from '@oraculo/api-client';
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

const isoDay = (daysAgo: number) => {
  const day = new Date(Date.now() - daysAgo * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(day);
};

/** A record of the last days of an operator that asks for the card number alone. */
export async function someRecord(baseUrl: string, operatorName: string): Promise<Required<EligibilityRecord>> {
  const client = await gatewayApi(baseUrl, 'leitura');
  const operator = (await client.operators.list()).find(({ name }) => name === operatorName);
  const { items } = await client.eligibility.search({
    ansId: operator?.ansId,
    firstDate: isoDay(29),
    lastDate: isoDay(0),
    page: 1,
    pageSize: 40,
  });
  const found = items.find(({ status }) => status === true);
  if (!found) throw new Error(`No record of ${operatorName}.`);
  return found as Required<EligibilityRecord>;
}

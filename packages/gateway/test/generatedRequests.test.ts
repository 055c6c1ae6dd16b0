import { expect, test } from 'vitest';
import { sendGeneratedRequests } from '@oraculo-tools/testkit/gateway/sendGeneratedRequests.ts';
import { apiBase, startTestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

test('valid and broken generated requests get the answers of the contract, in Portuguese', async () => {
  await using gateway = await startTestGateway();
  const key = gateway.config.applicationKey;
  const signedIn = await Promise.all(
    ['admin', 'recebiveis', 'leitura', 'semgrupo'].map(async (name) => ({ key, token: await gateway.tokenOf(name) })),
  );
  const users: Record<string, string>[] = [...signedIn, { key }, {}];
  const { faults, requests } = await sendGeneratedRequests({
    api: gateway.origin + apiBase,
    users,
    count: 600,
    seed: 20_261_122,
  });
  expect(requests).toBeGreaterThanOrEqual(600);
  expect(faults).toEqual([]);
}, 120_000);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileSheets } from '@oraculo-tools/testkit/gateway/hostileSheets.ts';
import { glosaRows, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  gateway = await startTestGateway();
  for (const name of ['admin', 'recebiveis']) tokens[name] = await gateway.tokenOf(name);
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

function send(user: string, file: File, signal?: AbortSignal) {
  const body = new FormData();
  body.append('file', file);
  return fetch(`${gateway.origin}${apiBase}/glosas/appeals`, {
    method: 'POST',
    headers: { key: gateway.config.applicationKey, token: tokens[user] ?? '' },
    body,
    ...(signal && { signal }),
  });
}

test.each(hostileSheets)(
  '%s is refused within seconds, and meanwhile ten lines of another user are read',
  async (_title, make) => {
    const file = await make();
    const began = performance.now();
    const refused = send('recebiveis', file).then(async (answer) => [
      answer.status,
      await answer.json(),
      performance.now() - began,
    ]);
    const other = await send('admin', await sheetFile(glosaRows));
    expect(other.status).toBe(200);
    const [status, body, took] = (await refused) as [number, { message: string }, number];
    expect(status).toBe(422);
    expect(body.message).toMatch(/planilha|arquivo/i);
    expect(took).toBeLessThan(30_000);
  },
  60_000,
);

test('reading ends when the sender disconnects', async () => {
  const disconnection = new AbortController();
  const gone = send('recebiveis', await hostileSheets.at(-1)![1](), disconnection.signal);
  disconnection.abort();
  await expect(gone).rejects.toThrow(/abort/i);
  expect((await send('recebiveis', await sheetFile(glosaRows))).status).toBe(200);
}, 60_000);

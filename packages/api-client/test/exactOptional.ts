import { createClient } from '../src/index.ts';

/** Passes `undefined` for each optional property, as an app with `exactOptionalPropertyTypes` may do. */
export async function callWithNothing(text?: string, count?: number, flag?: boolean, signal?: AbortSignal) {
  const client = createClient({
    baseUrl: '/api/operator',
    applicationKey: 'k',
    headerNames: { key: text, token: text },
    getToken: undefined,
    onUnauthorized: undefined,
    onCall: undefined,
    fetch: undefined,
    timeoutMs: count,
    retry: undefined,
  });
  const options = { signal, timeoutMs: count, retry: undefined, idempotencyKey: text };
  const page = { page: count, pageSize: count };
  const upload = { ...options, onProgress: undefined };
  await client.session.signOut(options);
  await client.brands.ofOperator('1', { ignoreCredentialActive: flag }, options);
  await client.glosas.list({ ...page, userEmailList: undefined, firstDate: text, lastDate: text }, options);
  await client.glosas.upload(new File([], 'a.xlsx'), upload);
  await client.healthCard.list({ ...page, usersEmail: text, startDate: text, endDate: text }, options);
  await client.healthCard.upload(new File([], 'a.xlsx'), upload);
  for await (const row of client.glosas.listAll({ ...page, firstDate: text }, options)) if (row.id === text) break;
}

import { expect, test } from 'vitest';
import { createClient } from '../src/createClient.ts';
import { fixtures } from '../src/fixtures/index.ts';
import { type Responder, answerJson, withFakeApi } from './fakeApi.ts';

type Client = ReturnType<typeof createClient>;

const calls: [call: string, answerOf: (field: object) => unknown, run: (client: Client) => Promise<unknown>][] = [
  [
    'the upload of glosas',
    (field) => ({ message: 'Arquivo enviado com sucesso', ...field }),
    async (client) => (await client.glosas.upload(new File(['x'], 'nov.xlsx'))).sheet_read,
  ],
  [
    'the list of glosas',
    (field) => ({ rows: [{ ...fixtures['glosas.list'].rows[0], ...field }], count: 1 }),
    async (client) => (await client.glosas.list()).items[0]?.sheet_read,
  ],
  [
    'the list of health card files',
    (field) => ({ rows: [{ ...fixtures['healthCard.list'].rows[0], ...field }], count: 1 }),
    async (client) => (await client.healthCard.list()).items[0]?.sheet_read,
  ],
];

const read = (answering: Responder, run: (typeof calls)[number][2]) =>
  withFakeApi(answering, ({ baseUrl }) => run(createClient({ baseUrl, applicationKey: 'k' })));

// spec: x.54
test.each(calls)('%s names the sheet that was read, if the service sends the name', async (_call, answerOf, run) => {
  expect(await read(answerJson(answerOf({ sheet_read: 'nov' })), run)).toBe('nov');
  expect(await read(answerJson(answerOf({ sheet_read: null })), run)).toBeNull();
  expect(await read(answerJson(answerOf({})), run)).toBeNull();
  await expect(read(answerJson(answerOf({ sheet_read: 7 })), run)).rejects.toMatchObject({ kind: 'badResponse' });
});

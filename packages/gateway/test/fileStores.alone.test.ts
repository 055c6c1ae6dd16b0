import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GatewayConfig } from '../src/settings/readConfig.ts';
import {
  type BucketRight,
  type BucketServer,
  bucketName,
  startBucketServer,
} from '@oraculo-tools/testkit/gateway/bucketServer.ts';
import { csvFile, pdfFile, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let bucket: BucketServer;
beforeAll(async () => {
  bucket = await startBucketServer({ maxKeys: 10 });
});
afterAll(() => bucket[Symbol.asyncDispose]());

const elsewhere = { filesUrl: '', s3Endpoint: '' };
const engines: [string, () => Partial<GatewayConfig>][] = [
  ['a folder', () => elsewhere],
  ['a bucket', () => bucket.settings],
];
const soon = { timeout: 20_000, interval: 50 };

describe.each(engines)('%s', (_name, settings) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway(settings());
  }, 60_000);
  afterAll(() => gateway[Symbol.asyncDispose]());

  test('a link gives the file its name and type, has no name in its address, and expires', async () => {
    const client = await gateway.clientOf('admin');
    await client.documents.upload(pdfFile('Laudo de José da Silva.pdf'));
    const link = (await client.documents.list()).items.find(({ file_name }) => file_name?.startsWith('Laudo'))!.url!;
    expect(new URL(link).origin).toBe(gateway.storageOrigin());
    // A signature consists of random letters, so three of them may spell anything.
    expect(link.replace(/signature=[^&]+/i, '')).not.toMatch(/jos|silva|laudo/i);
    const answer = await fetch(link, { headers: { origin: gateway.origin } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Laudo_de_Jose_da_Silva.pdf"; filename*=UTF-8''Laudo_de_Jose_da_Silva.pdf`,
    );
    expect(answer.headers.get('access-control-allow-origin')).not.toBeNull();
    expect(await answer.text()).toContain('%%EOF');
    const part = await fetch(link, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    expect((await fetch(link.replace(/.(?=\?)/, (last) => (last === '0' ? '1' : '0')))).status).toBe(403);
    gateway.passTime(-(gateway.config.signedLinkTtlSeconds + 5) * 1000);
    const old = (await client.documents.list()).items.find(({ file_name }) => file_name?.startsWith('Laudo'))!.url!;
    gateway.passTime((gateway.config.signedLinkTtlSeconds + 5) * 1000);
    expect((await fetch(old)).status).toBe(403);
  });

  test('a batch, a glosa and a health-card spreadsheet are read from the store to their end', async () => {
    const client = await gateway.clientOf('admin');
    await client.batches.upload({ file: csvFile('CPF\n12345678909\n', 'lote.csv'), ansId: '301264', brandId: '1' });
    await client.healthCard.upload(await sheetFile([['CPF'], ['111.111.111-11']], 'cartao.xlsx'));
    await client.healthCard.upload(await sheetFile([['NOME'], ['Ana']], 'sem-cpf.xlsx'));
    const lot = async () => (await client.batches.list({ lotName: 'lote.csv' })).items[0];
    await expect.poll(async () => (await lot())?.status, soon).toBe('erro');
    expect(await (await fetch((await lot())!.signedUrl!)).text()).toContain('12345678909');
    const card = async (name: string) =>
      (await client.healthCard.list()).items.find(({ file_name }) => file_name === name)?.error_message;
    await expect.poll(() => card('cartao.xlsx'), soon).toBe('1 de 1 CPFs com erro.');
    await expect.poll(() => card('sem-cpf.xlsx'), soon).toMatch(/não tem a coluna “CPF”/);
  }, 60_000);
});

const rights: BucketRight[] = ['read', 'write', 'list', 'delete'];

describe('credentials that lack one permission', () => {
  test.each(rights)('without the permission to %s the start fails with the name of the setting', async (right) => {
    bucket.deny(right);
    try {
      await expect(startTestGateway(bucket.settings)).rejects.toThrow(
        new RegExp(`AWS_ACCESS_KEY_ID não podem.+${bucketName}.+ORACULO_FILES_URL`),
      );
    } finally {
      bucket.deny(undefined);
    }
  });

  test('an upload without the permission to write gets Retry-After and stores nothing, and succeeds with it', async () => {
    await using gateway = await startTestGateway(bucket.settings);
    const headers = { key: gateway.config.applicationKey, token: await gateway.tokenOf('admin') };
    const send = () => {
      const body = new FormData();
      body.append('file', pdfFile('guia_44-20-900777.pdf'));
      return fetch(`${gateway.origin}${apiBase}/orders/documents/appointments`, { method: 'POST', headers, body });
    };
    bucket.deny('write');
    const refused = await send();
    bucket.deny(undefined);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await readdir(join(gateway.config.dataDir, 'incoming'))).toEqual([]);
    expect((await send()).ok).toBe(true);
  }, 60_000);
});

describe('a bucket that cannot be used stops the start with the name of the setting', () => {
  test.each<[string, () => Partial<GatewayConfig>, Record<string, string>, RegExp]>([
    [
      'no such bucket',
      () => ({ ...bucket.settings, filesUrl: 's3://outro-bucket' }),
      {},
      /outro-bucket não existe.+ORACULO_FILES_URL/,
    ],
    [
      'a wrong secret',
      () => bucket.settings,
      { AWS_SECRET_ACCESS_KEY: 'errada' },
      new RegExp(`AWS_ACCESS_KEY_ID não podem.+${bucketName}`),
    ],
    [
      'nobody there',
      () => ({ ...bucket.settings, s3Endpoint: 'http://127.0.0.1:9' }),
      {},
      /127\.0\.0\.1:9 não responde.+ORACULO_S3_ENDPOINT/,
    ],
  ])('%s', async (_title, settings, env, sentence) => {
    const before = { ...process.env };
    Object.assign(process.env, env);
    try {
      await expect(startTestGateway(settings())).rejects.toThrow(sentence);
    } finally {
      Object.assign(process.env, before);
    }
  });
});

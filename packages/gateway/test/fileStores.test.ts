import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GatewayConfig } from '../src/config.ts';
import { StoreUnavailable } from '../src/storage/bucketErrors.ts';
import type { FileStore } from '../src/storage/fileStore.ts';
import { openStorage } from '../src/storage/openStorage.ts';
import { type BucketRight, type BucketServer, bucketName, startBucketServer } from './bucketServer.ts';
import { csvFile, pdfFile, sheetFile } from './sampleFiles.ts';
import { apiBase, startTestGateway, type TestGateway } from './testGateway.ts';

let bucket: BucketServer;
beforeAll(async () => {
  bucket = await startBucketServer({ mostKeys: 10 });
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
  let files: FileStore;
  beforeAll(async () => {
    gateway = await startTestGateway(settings());
    files = gateway.files;
  }, 60_000);
  afterAll(() => gateway[Symbol.asyncDispose]());

  const keep = async (content: string | Uint8Array, name = 'Laudo de José.csv') => {
    const file = { id: files.newId(), name, contentType: 'text/csv' };
    await files.keepContent(file, content);
    return file;
  };
  const textOf = async (id: string) => {
    await using file = await files.borrow(id);
    return readFile(file.path, 'utf8');
  };
  const listed = async (before: number) => {
    const ids: string[] = [];
    for await (const part of files.oldIds(before)) ids.push(...part);
    return ids;
  };

  test('a file comes back as it was, by its size, its end and its bytes, until it is removed', async () => {
    const { id } = await keep('CPF;NOME\n1;José\n');
    expect([await files.sizeOf(id), await textOf(id)]).toEqual([17, 'CPF;NOME\n1;José\n']);
    expect((await files.readEnd(id, 6)).toString()).toBe('José\n');
    expect((await files.readEnd(id, 500)).toString()).toBe('CPF;NOME\n1;José\n');
    await files.remove(id);
    expect(await files.sizeOf(id)).toBeUndefined();
    await files.remove(id);
    await expect(textOf(id)).rejects.toThrow(/ENOENT|NoSuchKey|does not exist/);
  });

  test('a file that is written again is replaced whole, and its temporary file is gone', async () => {
    const file = await keep('primeiro');
    const { path } = await files.incoming.write(['segun', Buffer.from('do')]);
    await files.keep(file, path);
    expect(await textOf(file.id)).toBe('segundo');
    await expect(readFile(path)).rejects.toThrow(/ENOENT/);
  });

  test('twelve megabytes go in parts and come back unchanged', async () => {
    const bytes = Buffer.alloc(12 * 1024 * 1024, 'abcdefghijk');
    const { id } = await keep(bytes);
    await using file = await files.borrow(id);
    expect((await readFile(file.path)).equals(bytes)).toBe(true);
  });

  test('an empty file is a file', async () => {
    const { id } = await keep('');
    expect([await files.sizeOf(id), await textOf(id)]).toEqual([0, '']);
  });

  test('what is old is listed, what is young is not', async () => {
    const { id } = await keep('x');
    expect(await listed(Date.now() + 60_000)).toContain(id);
    expect(await listed(Date.now() - 60_000)).not.toContain(id);
  });

  test('a list is whole, however many parts it comes in', async () => {
    const kept = await Promise.all(Array.from({ length: 21 }, () => keep('x')));
    const ids = await listed(Date.now() + 60_000);
    expect(kept.filter(({ id }) => !ids.includes(id))).toEqual([]);
    await Promise.all(kept.map(({ id }) => files.remove(id)));
  }, 60_000);

  test('a file moves to another store when it is whole, and not otherwise', async () => {
    const other = (await openStorage({ ...gateway.config, ...elsewhere }, storageSettings)).files;
    const file = await keep('inteiro');
    expect(await other.takeFrom(files, { ...file, size: 7 })).toBe(true);
    expect(await other.sizeOf(file.id)).toBe(7);
    expect(await other.takeFrom(files, { ...file, size: 8 })).toBe(false);
    expect(await other.takeFrom(files, { ...file, id: files.newId(), size: 7 })).toBe(false);
  });

  test('no path leads out of the store', async () => {
    for (const id of ['../keys.json', 'files', '', 'A'.repeat(32)])
      await expect(files.borrow(id)).rejects.toThrow(/32/);
  });

  test('a link gives the file under its name and type, without the name in the address, and ends with its time', async () => {
    const client = await gateway.clientOf('admin');
    await client.documents.upload(pdfFile('Laudo de José da Silva.pdf'));
    const link = (await client.documents.list()).items.find(({ file_name }) => file_name?.startsWith('Laudo'))!.url!;
    expect(new URL(link).origin).toBe(gateway.storageOrigin());
    expect(link).not.toMatch(/jos|silva|laudo/i);
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

describe('credentials that lack one right only', () => {
  test.each(rights)('to %s: the start is refused with the name of the setting', async (right) => {
    bucket.deny(right);
    try {
      await expect(startTestGateway(bucket.settings)).rejects.toThrow(
        new RegExp(`AWS_ACCESS_KEY_ID não podem.+${bucketName}.+ORACULO_FILES_URL`),
      );
    } finally {
      bucket.deny(undefined);
    }
  });

  test('lost later: an upload is told when to come again, keeps nothing, and goes through once the right is back', async () => {
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

test('a start looks for its right to list with one question, however much is in the bucket', async () => {
  await using gateway = await startTestGateway(bucket.settings);
  const { files } = await openStorage(gateway.config, storageSettings);
  const kept = await Promise.all(
    Array.from({ length: 21 }, async () => {
      const file = { id: files.newId(), name: 'x.csv', contentType: 'text/csv' };
      await files.keepContent(file, 'x');
      return file.id;
    }),
  );
  const before = bucket.asked.list;
  await files.prepare();
  expect(bucket.asked.list - before).toBe(1);
  await Promise.all(kept.map((id) => files.remove(id)));
}, 60_000);

test('the wait for a service ends with its signal', async () => {
  await using gateway = await startTestGateway(bucket.settings);
  const file = { id: gateway.files.newId(), name: 'x.csv', contentType: 'text/csv' };
  await gateway.files.keepContent(file, 'x');
  await expect(gateway.files.remove(file.id, AbortSignal.abort())).rejects.toThrow(StoreUnavailable);
  expect(await gateway.files.sizeOf(file.id)).toBe(1);
});

const storageSettings = { signingKey: Buffer.alloc(32), ownOrigin: () => 'http://x', now: Date.now };

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

import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createClient } from '@oraculo/api-client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../src/db/schema/accounts.ts';
import { healthCardUploads } from '../src/db/schema/uploads.ts';
import { xlsxType } from '../src/intake/fileKinds.ts';
import { acceptSignedUpload } from '../src/routes/signedUpload.ts';
import { createSignedLinks, linkSession } from '../src/storage/signedLinks.ts';
import { pdfFile, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
let link: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  const client = await gateway.clientOf('admin');
  await client.documents.upload(pdfFile('Guia às 10h.pdf'));
  link = (await client.documents.list()).items.find(({ file_name }) => file_name?.startsWith('Guia'))!.url!;
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

/** A new signed address for one upload. */
async function uploadAddress(fileName: string): Promise<string> {
  const path = `/api/operator/beneficiaries/uploadsignedurl?filename=${encodeURIComponent(fileName)}`;
  const headers = { key: gateway.config.applicationKey, token: await gateway.tokenOf('recebiveis') };
  const answer = await fetch(gateway.origin + path, { method: 'POST', headers });
  return ((await answer.json()) as { signedUrl: string }).signedUrl;
}

test('a link gives a sandboxed download on the storage origin', async () => {
  expect(new URL(link).origin).toBe(gateway.storageOrigin());
  expect(new URL(link).origin).not.toBe(gateway.origin);
  const answer = await fetch(link, { headers: { origin: gateway.origin } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Guia_as_10h.pdf"');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('access-control-allow-origin')).toBe(gateway.origin);
  expect(await answer.text()).toContain('%%EOF');
});

test('HEAD, a range and a range beyond the end answer as a storage service does', async () => {
  const head = await fetch(link, { method: 'HEAD' });
  expect([head.status, Number(head.headers.get('content-length')) > 500]).toEqual([200, true]);
  const part = await fetch(link, { headers: { range: 'bytes=0-3' } });
  expect([part.status, await part.text()]).toEqual([206, '%PDF']);
  expect((await fetch(link, { headers: { range: 'bytes=999999-' } })).status).toBe(416);
});

test('a page of another origin cannot read files', async () => {
  const answer = await fetch(link, { headers: { origin: 'https://outro.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  await answer.arrayBuffer();
});

test('an altered, an expired and a stolen link are refused with the message that the screen shows', async () => {
  const altered = [
    link.replace(/expires=\d+/, 'expires=9999999999'),
    link.replace('application%2Fpdf', 'text%2Fhtml'),
    link.replace(/files\/./, (found) => `files/${found.endsWith('0') ? '1' : '0'}`),
    link.replace(/&signature=.*/, ''),
    link.replace(/signature=/, 'signature=A'),
  ];
  for (const url of altered) {
    const answer = await fetch(url);
    expect([answer.status, await answer.json()]).toEqual([403, { message: 'Arquivo expirado.' }]);
  }
  expect((await fetch(link, { method: 'PUT', body: 'x' })).status).toBe(403);
  gateway.passTime((gateway.config.signedLinkTtlSeconds + 1) * 1000);
  expect((await fetch(link)).status).toBe(403);
  gateway.passTime(-(gateway.config.signedLinkTtlSeconds + 1) * 1000);
  expect((await fetch(link)).status).toBe(200);
});

test('a link ends with its session: by a sign-out and by a revocation', async () => {
  const token = await gateway.tokenOf('recebiveis');
  const client = createClient({
    baseUrl: gateway.origin + apiBase,
    applicationKey: gateway.config.applicationKey,
    getToken: () => token,
  });
  const linkOf = async () => (await client.documents.list()).items.find(({ url }) => url !== null)!.url!;
  const url = await linkOf();
  expect(new URL(url).searchParams.get('session')).not.toContain(token);
  expect((await fetch(url)).status).toBe(200);
  await client.session.signOut();
  const answer = await fetch(url);
  expect([answer.status, await answer.json()]).toEqual([403, { message: 'Arquivo expirado.' }]);
  // A link of another session of the same user, and a link without a session.
  expect((await fetch(link)).status).toBe(200);
  const { origin } = new URL(url);
  expect((await fetch(url.replace(/&session=[^&]+/, ''))).status).toBe(403);
  expect(origin).toBe(gateway.storageOrigin());

  const other = await uploadAddress('encerrada.xlsx');
  const mine = eq(sessions.tokenHash, new URL(other).searchParams.get('session')!);
  await gateway.db.write((tx) => tx.update(sessions).set({ revokedAt: gateway.now() }).where(mine));
  expect((await fetch(other, { method: 'PUT', body: 'x' })).status).toBe(403);
});

// spec: x.83
test('a link expires with its session, even if its own expiry is later', async () => {
  await using short = await startTestGateway({ sessionSeconds: 600 });
  expect(short.config.signedLinkTtlSeconds).toBeGreaterThan(600);
  const client = await short.clientOf('recebiveis');
  await client.documents.upload(pdfFile('Guia.pdf'));
  const url = (await client.documents.list()).items.find(({ url }) => url !== null)!.url!;
  const path = `${apiBase}/beneficiaries/uploadsignedurl?filename=prazo.xlsx`;
  const headers = { key: short.config.applicationKey, token: await short.tokenOf('recebiveis') };
  const signed = await fetch(short.origin + path, { method: 'POST', headers });
  const { signedUrl } = (await signed.json()) as { signedUrl: string };
  short.passTime(400_000);
  expect((await fetch(url)).status).toBe(200);
  short.passTime(200_000);
  const answer = await fetch(url);
  expect([answer.status, await answer.json()]).toEqual([403, { message: 'Arquivo expirado.' }]);
  expect((await fetch(signedUrl, { method: 'PUT', body: 'x' })).status).toBe(403);
}, 60_000);

test.each(['&type=text/html', '&expires=9999999999', '&signature=x', '&session=', '&outro=1'])(
  'a link followed by %s is refused',
  async (more) => {
    expect((await fetch(link)).status).toBe(200);
    expect((await fetch(link + more)).status).toBe(403);
  },
);

test('a link whose session is moved into its type is refused', async () => {
  const url = await linkSession.run('sessao', () => timed.sign('GET', id, 'text/csv'));
  const { searchParams } = new URL(url);
  expect(timed.verify('GET', id, searchParams)).toEqual({ contentType: 'text/csv', session: 'sessao' });
  searchParams.set('type', 'sessao\ntext/csv');
  searchParams.delete('session');
  expect(timed.verify('GET', id, searchParams)).toBeUndefined();
});

test('none of ten thousand flipped bits gives a valid link', async () => {
  const links = createSignedLinks({
    key: Buffer.alloc(32, 7),
    origin: () => 'http://storage.test',
    ttlSeconds: 900,
    now: () => 1_000_000,
  });
  const id = 'ab'.repeat(16);
  const { searchParams } = new URL(await links.sign('GET', id, 'text/csv'));
  const accepted: string[] = [];
  const text = searchParams.toString();
  for (let flip = 0; flip < 10_000; flip += 1) {
    const at = flip % text.length;
    const changed =
      text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << (Math.floor(flip / text.length) % 7)));
    const whole = new URLSearchParams(changed + text.slice(at + 1));
    if (whole.toString() !== text && links.verify('GET', id, whole)) accepted.push(whole.toString());
  }
  expect(links.verify('GET', id, searchParams)).toEqual({ contentType: 'text/csv', session: '' });
  expect(accepted).toEqual([]);
});

test('a signature is refused if it differs only in trailing bits that decoding ignores', async () => {
  const links = createSignedLinks({
    key: Buffer.alloc(32, 7),
    origin: () => 'http://storage.test',
    ttlSeconds: 900,
    now: () => 1_000_000,
  });
  const id = 'ab'.repeat(16);
  const { searchParams } = new URL(await links.sign('GET', id, 'text/csv'));
  const signature = searchParams.get('signature')!;
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const same = [...letters].map((last) => signature.slice(0, -1) + last).filter((text) => text !== signature);
  const equal = same.filter((text) => Buffer.from(text, 'base64url').equals(Buffer.from(signature, 'base64url')));
  // 43 letters hold 258 bits, two more than the signature has.
  expect(equal).toHaveLength(3);
  for (const text of [...equal, `${signature}=`, ` ${signature}`]) {
    searchParams.set('signature', text);
    expect(links.verify('GET', id, searchParams)).toBeUndefined();
  }
});

test('if two uploads use one address at the same time, the accepted file stays', async () => {
  const url = await uploadAddress('duas.xlsx');
  const sheets = await Promise.all(
    ['52998224725', '11144477735'].map(
      async (cpf, at) =>
        new Uint8Array(
          await (await sheetFile([['CPF'], ...Array.from({ length: at + 1 }, () => [cpf])])).arrayBuffer(),
        ),
    ),
  );
  const answers = await Promise.all(sheets.map((body) => fetch(url, { method: 'PUT', body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const taken = sheets[answers.findIndex(({ status }) => status === 200)]!;
  const [upload] = await gateway.db.read
    .select()
    .from(healthCardUploads)
    .where(eq(healthCardUploads.fileName, 'duas.xlsx'));
  await using kept = await gateway.files.openLocal(upload!.sourceId);
  expect(new Uint8Array(await readFile(kept.path))).toEqual(taken);
});

test('a signed upload is accepted once, with its type and without key or token', async () => {
  const file = await sheetFile([['CPF'], ['52998224725']]);
  const url = await uploadAddress('cartao.xlsx');
  const wrongType = await fetch(url, { method: 'PUT', body: file, headers: { 'content-type': 'text/html' } });
  expect(wrongType.status).toBe(415);
  // Without a type, as a browser on a machine without Office sends it.
  const bytes = new Uint8Array(await file.arrayBuffer());
  const put = () => fetch(url, { method: 'PUT', body: bytes });
  expect((await put()).status).toBe(200);
  // As a zip, as a browser on a machine with another spreadsheet program sends it.
  const asZip = { method: 'PUT', body: bytes, headers: { 'content-type': 'application/zip' } };
  expect((await fetch(await uploadAddress('zip.xlsx'), asZip)).status).toBe(200);
  expect((await put()).status).toBe(409);
  const notASheet = await fetch(await uploadAddress('falsa.xlsx'), { method: 'PUT', body: new Uint8Array(20) });
  expect([notASheet.status, await notASheet.json()]).toEqual([
    415,
    { message: 'O arquivo não é uma planilha do Excel. Salve-o como .xlsx e envie de novo.' },
  ]);
});

test('an upload whose sender left counts as not arrived, not as a server error', async () => {
  const body = new Readable({
    read() {
      this.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const request = {
    params: { id: new URL(await uploadAddress('cancelada.xlsx')).pathname.split('/').at(-1) },
    headers: {},
    body,
  };
  await expect(acceptSignedUpload(gateway, request as never, xlsxType)).rejects.toMatchObject({ reason: 'invalid' });
});

const id = 'ab'.repeat(16);
const clock = { now: 1_000_999 };
const timed = createSignedLinks({
  key: Buffer.alloc(32, 7),
  origin: () => 'http://storage.test',
  ttlSeconds: 900,
  now: () => clock.now,
});

test('a link is valid for its file and type up to its last millisecond', async () => {
  clock.now = 1_000_999;
  const url = new URL(await timed.sign('PUT', id, 'text/csv; charset=utf-8'));
  expect(url.href).toMatch(
    `http://storage.test/files/${id}?expires=1900&type=text%2Fcsv%3B%20charset%3Dutf-8&signature=`,
  );
  const open = (now: number) => {
    clock.now = now;
    return timed.verify('PUT', id, url.searchParams);
  };
  expect(open(1_899_999)).toEqual({ contentType: 'text/csv; charset=utf-8', session: '' });
  expect(open(1_900_000)).toBeUndefined();
  clock.now = 0;
  expect(timed.verify('GET', id, url.searchParams)).toBeUndefined();
  expect(timed.verify('PUT', 'cd'.repeat(16), url.searchParams)).toBeUndefined();
  expect(timed.verify('PUT', id, new URLSearchParams())).toBeUndefined();
});

/** A correctly signed link with this expiry. */
const until = (expires: string) => {
  const text = `GET\n/files/${id}\n${expires}\n\ntext/csv`;
  const signature = createHmac('sha256', Buffer.alloc(32, 7)).update(text).digest('base64url');
  return new URLSearchParams({ expires, type: 'text/csv', signature });
};

test('an expiry is in whole seconds, with twelve digits at most', () => {
  clock.now = 0;
  const ends = ['1', '999999999999', '1000000000000', '1.5', '1e3', ' 1', '0x9', ''];
  expect(ends.filter((end) => timed.verify('GET', id, until(end)))).toEqual(['1', '999999999999']);
});

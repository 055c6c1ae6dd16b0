import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { batches } from '../src/db/schema/eligibility.ts';
import { files, glosaUploads } from '../src/db/schema/uploads.ts';
import { shownFileName } from '../src/http/receiveUpload.ts';
import { glosaRows, pdfFile, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { apiBase, startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('admin');
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

const mebibyte = 1024 * 1024;

async function send(path: string, body: FormData | string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${gateway.origin}${apiBase}${path}`, {
    method: 'POST',
    headers: { key: gateway.config.applicationKey, token, ...headers },
    body,
  });
  return { status: answer.status, message: ((await answer.json()) as { message: string }).message };
}

const form = (file: File | Blob, name?: string): FormData => {
  const data = new FormData();
  data.append('ansId', '301264');
  data.append('brandId', '1');
  data.append('file', file, name ?? (file instanceof File ? file.name : 'arquivo'));
  return data;
};

/** The data of the gateway, which no refused upload may change. */
async function held() {
  const stored: string[] = [];
  for await (const ids of gateway.files.oldIds(Date.now() + 60_000)) stored.push(...ids);
  const incoming = await readdir(join(gateway.config.dataDir, 'incoming'));
  const count = (table: typeof batches | typeof glosaUploads | typeof files) => gateway.db.read.$count(table);
  return [stored.length, incoming.length, await count(batches), await count(glosaUploads), await count(files)];
}

async function sheetParts(): Promise<Record<string, Uint8Array>> {
  const { unzipSync } = await import('fflate');
  return unzipSync(new Uint8Array(await (await sheetFile(glosaRows)).arrayBuffer()));
}

const zipped = (parts: Record<string, Uint8Array>): File =>
  new File([new Uint8Array(zipSync(parts, { level: 9 }))], 'bomba.xlsx');

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const batchUploads: [string, () => File, number][] = [
  ['a spreadsheet named .csv', () => new File([Buffer.from('PK\u0003\u0004 …')], 'a.csv'), 415],
  ['a PDF named .csv', () => new File(['%PDF-1.7'], 'a.csv'), 415],
  ['a gzip named .csv', () => new File([new Uint8Array([0x1f, 0x8b, 8, 0])], 'a.csv'), 415],
  ['UTF-16 without its byte order mark', () => new File([Buffer.from('CPF\r\n1\r\n', 'utf16le')], 'a.csv'), 422],
  ['NUL bytes', () => new File(['CPF\n1\u00002\n'], 'a.csv'), 422],
  ['an empty file', () => new File([], 'a.csv'), 422],
  ['a header without lines', () => new File(['CPF\n'], 'a.csv'), 422],
  ['a single line of 19 MB', () => new File(['CPF\n', '1'.repeat(19 * mebibyte)], 'a.csv'), 422],
  ['a file of 21 MB', () => new File(['CPF\n', '1\n'.repeat(10.5 * mebibyte)], 'a.csv'), 413],
  ['100 001 lines', () => new File(['CPF\n', '1\n'.repeat(100_001)], 'a.csv'), 413],
  ['a quote that never closes', () => new File(['CPF\n"1\n', '2\n'.repeat(50_000)], 'a.csv'), 422],
  ['a million columns', () => new File([`CPF${';'.repeat(1_000_000)}\n`], 'a.csv'), 422],
  ['201 columns', () => new File([`CPF${';x'.repeat(201)}\n1\n`], 'a.csv'), 422],
  ['an executable name', () => new File(['CPF\n1\n'], 'a.exe'), 415],
];

describe('a hostile batch file is refused in Portuguese and leaves no data', () => {
  test.each(batchUploads)(
    '%s',
    async (_title, file, status) => {
      const before = await held();
      const answer = await send('/eligibility/upload', form(file()));
      expect(answer.status).toBe(status);
      expect(answer.message).toMatch(/\S+ \S+/);
      expect(await held()).toEqual(before);
    },
    30_000,
  );
});

const spreadsheets: [string, () => Promise<File>, number][] = [
  ['text named .xlsx', async () => new File(['NUMERO_GUIA'], 'a.xlsx'), 415],
  [
    'an old .xls',
    async () => new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], 'a.xls'),
    422,
  ],
  ['a zip that is not a spreadsheet', async () => zipped({ 'leia.txt': bytes('oi') }), 422],
  ['a zip cut in the middle', async () => new File([(await sheetFile(glosaRows)).slice(0, 900)], 'a.xlsx'), 422],
  [
    'a sheet of 120 MB in 120 kB',
    async () =>
      zipped({ ...(await sheetParts()), 'xl/worksheets/sheet1.xml': new Uint8Array(120 * mebibyte).fill(32) }),
    422,
  ],
  [
    'shared strings of 120 MB',
    async () => zipped({ ...(await sheetParts()), 'xl/sharedStrings.xml': new Uint8Array(120 * mebibyte).fill(65) }),
    422,
  ],
  [
    'five thousand inner files',
    async () => zipped(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x/${index}`, bytes('x')]))),
    422,
  ],
  [
    'nested entities',
    async () => {
      const levels = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
      const xml = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "lol">${levels}]><worksheet>&l12;</worksheet>`;
      return zipped({ ...(await sheetParts()), 'xl/worksheets/sheet1.xml': bytes(xml) });
    },
    422,
  ],
  ['a sheet without the columns', async () => sheetFile([['NOME'], ['Ana']]), 422],
  ['a sheet without lines', async () => sheetFile([['NUMERO_GUIA', 'JUSTIFICATIVA']]), 422],
];

describe('a hostile spreadsheet is refused in Portuguese and leaves no data', () => {
  test.each(spreadsheets)(
    '%s',
    async (_title, makeFile, status) => {
      const file = await makeFile();
      const before = await held();
      const memory = process.memoryUsage().rss;
      const answer = await send('/glosas/appeals', form(file));
      expect(answer.status).toBe(status);
      expect(answer.message).toMatch(/\S+ \S+/);
      expect(process.memoryUsage().rss - memory).toBeLessThan(200 * mebibyte);
      expect(await held()).toEqual(before);
    },
    30_000,
  );
});

test('a zip that declares false sizes is refused', async () => {
  const honest = Buffer.from(
    await zipped({ ...(await sheetParts()), 'xl/sharedStrings.xml': new Uint8Array(80 * mebibyte) }).arrayBuffer(),
  );
  // The uncompressed size in the central directory entry of the large part, set to a hundred bytes.
  const name = Buffer.from('xl/sharedStrings.xml');
  const entry = honest.lastIndexOf(name) - 46;
  honest.writeUInt32LE(100, entry + 24);
  const answer = await send('/glosas/appeals', form(new File([honest], 'mentira.xlsx')));
  expect(answer.status).toBe(422);
}, 30_000);

test('a PDF is recognized by its bytes, not by its name', async () => {
  const before = await held();
  expect((await send('/orders/documents/appointments', form(new File(['<script>'], 'a.pdf')))).status).toBe(415);
  expect((await send('/orders/documents/appointments', form(pdfFile('a.html')))).status).toBe(415);
  expect(await held()).toEqual(before);
});

test('a body is refused if it is no form, has two files or an unnamed one, or ends too early', async () => {
  const before = await held();
  const two = form(new File(['CPF\n1\n'], 'a.csv'));
  two.append('file', new File(['CPF\n1\n'], 'b.csv'));
  expect((await send('/eligibility/upload', two)).status).toBe(413);
  expect((await send('/eligibility/upload', '{}', { 'content-type': 'application/json' })).status).toBe(415);
  const asForm = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = '--x\r\ncontent-disposition: form-data; name="file"';
  const cut = `${part}; filename="a.csv"\r\n\r\nCPF\n1`;
  expect((await send('/eligibility/upload', cut, asForm)).status).toBe(400);
  const nameless = `${part}\r\ncontent-type: application/octet-stream\r\n\r\nCPF\n1\r\n--x--\r\n`;
  expect((await send('/eligibility/upload', nameless, asForm)).status).toBe(400);
  expect(
    (await send('/user/sessions', `{"username":"${'x'.repeat(300_000)}"}`, { 'content-type': 'application/json' }))
      .status,
  ).toBe(413);
  expect(await held()).toEqual(before);
});

/** Sends the headers of a form of this length and the beginning of its body. */
async function beginUpload(length: number, beginning: string) {
  const { hostname, port } = new URL(gateway.origin);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${apiBase}/eligibility/upload HTTP/1.1`,
    `host: ${hostname}`,
    `key: ${gateway.config.applicationKey}`,
    `token: ${token}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n');
  socket.write(head + beginning);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return { answer: answer.toString(), socket };
}

test('a body that declares 200 MB is refused before it is read, and its connection ends', async () => {
  const { answer, socket } = await beginUpload(200 * mebibyte, '');
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"message":"O arquivo é maior que 20 MB/);
  await once(socket, 'close');
}, 30_000);

test('a client that is still sending a refused body reads the refusal', async () => {
  const field = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
  const beginning = field.repeat(20);
  const { answer, socket } = await beginUpload(beginning.length + mebibyte, beginning);
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*partes demais/);
  socket.write('9'.repeat(mebibyte));
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
}, 30_000);

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system32\\x.csv', 'x.csv'],
  ['a\u0000b\u202Efdp.exe.csv', 'a_b_fdp.exe.csv'],
  ['...', 'arquivo'],
  ['', 'arquivo'],
  ['.env', 'env'],
  ['Relação de março.csv', 'Relação de março.csv'],
  [`${'é'.repeat(300)}.csv`, `${'é'.repeat(196)}.csv`],
])('the name %j is shown as %j and never becomes a path', (raw, shown) => {
  expect(shownFileName(raw)).toBe(shown);
});

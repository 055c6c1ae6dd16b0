import { createHash, pbkdf2 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, type GatewayConfig } from '../src/settings/readConfig.ts';
import { bucketRefusal, StoreUnavailable } from '../src/storage/bucketErrors.ts';
import { copyComplete } from '../src/storage/copyFiles.ts';
import { FolderStore } from '../src/storage/folderStore.ts';
import { isOlder } from '../src/storage/temporaryFiles.ts';
import { openStorage } from '../src/storage/openStorage.ts';

const pbkdf2Async = promisify(pbkdf2);

const storageSettings = { signingKey: Buffer.alloc(32), ownOrigin: () => 'http://x', now: Date.now };

test.each([
  'https://x',
  'xs3://lotes',
  's3://',
  's3://ab-',
  's3://-ab',
  's3://Lotes',
  's3://lotes/a b',
  's3://lotes?a',
])('%s is not a valid bucket address', async (filesUrl) => {
  await expect(openStorage({ filesUrl } as GatewayConfig, storageSettings)).rejects.toThrow(
    'ORACULO_FILES_URL deve ter a forma s3://‹bucket›/‹prefixo›, com o prefixo opcional.',
  );
});

const place = { bucket: 'lotes', endpoint: 'http://s3.local' };
const missing = 'O bucket lotes não existe. Crie-o ou corrija ORACULO_FILES_URL.';
const noKeys =
  'Faltam as credenciais do bucket de ORACULO_FILES_URL. Defina AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY, ou dê um perfil à máquina.';
const noRights =
  'As credenciais de AWS_ACCESS_KEY_ID não podem ler, gravar, listar e apagar no bucket lotes. Corrija-as, seus direitos ou ORACULO_FILES_URL.';
const skewed = 'O relógio desta máquina difere do relógio do serviço de arquivos. Acerte-o e inicie de novo.';
const away = 'não responde. Confira ORACULO_S3_ENDPOINT, ORACULO_FILES_URL e a rede.';

test.each<[name: string, status: number | undefined, said: string, sentence: string | undefined]>([
  ['NoSuchBucket', undefined, '', missing],
  ['', 404, '', missing],
  ['RequestTimeTooSkewed', 403, '', skewed],
  ['CredentialsProviderError', undefined, '', noKeys],
  ['CredentialsError', undefined, '', noKeys],
  ['', undefined, 'Region is missing', 'Defina AWS_REGION: a região do bucket de ORACULO_FILES_URL.'],
  ['', 401, 'region', noRights],
  ['', 403, '', noRights],
  ['', undefined, '', `O serviço de arquivos em http://s3.local ${away}`],
  ['', 500, '', `O serviço de arquivos em http://s3.local ${away}`],
  ['', 400, 'region', undefined],
  ['', 499, '', undefined],
])('a bucket that answers “%s” %j %s is reported with a message', (name, httpStatusCode, message, sentence) => {
  const error = Object.assign(new Error(message), { name, $metadata: { httpStatusCode } });
  const refusal = bucketRefusal(error, place);
  expect(refusal instanceof ConfigError ? refusal.message : refusal).toBe(sentence ?? error);
  expect(bucketRefusal(new StoreUnavailable(error), place)).toEqual(refusal);
  const ofAws = bucketRefusal(error, { ...place, endpoint: '' }) as Error;
  expect(ofAws.message).toBe((refusal as Error).message.replace('em http://s3.local', 'da AWS'));
});

test.each([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('a bucket whose certificate is refused with %s is reported by its certificate', (code) => {
  const error = new StoreUnavailable(Object.assign(new Error('certificate'), { code, $metadata: { attempts: 1 } }));
  const { message } = bucketRefusal(error, place) as Error;
  expect(message).toContain(`O certificado do serviço de arquivos em http://s3.local não foi aceito (${code}).`);
  expect(message).toContain('NODE_EXTRA_CA_CERTS');
});

let folder: string;
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-store-'));
  store = new FolderStore(folder);
  await store.prepare();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
const arrived = () => readdir(join(folder, 'incoming'));

test('an upload at the limit is accepted, and a larger or interrupted one leaves nothing', async () => {
  const parts = () => Readable.from([Buffer.from('abc'), Buffer.from('de')]);
  const { path, size, sha256 } = await store.temporaryFiles.receive(parts(), 5);
  expect([await readFile(path, 'utf8'), size, await modeOf(path)]).toEqual(['abcde', 5, 0o600]);
  expect(sha256).toBe(createHash('sha256').update('abcde').digest('base64url'));
  await store.temporaryFiles.discard(path);
  await expect(store.temporaryFiles.receive(parts(), 4)).rejects.toMatchObject({ reason: 'tooLarge' });
  const broken = async function* () {
    yield 'abc';
    throw new Error('broken');
  };
  await expect(store.temporaryFiles.receive(Readable.from(broken()), 9)).rejects.toThrow('broken');
  await expect(store.temporaryFiles.write(broken())).rejects.toThrow('broken');
  expect(await arrived()).toEqual([]);
});

test('an upload that breaks off while its file is being opened leaves nothing', async () => {
  // The threads that open and remove files are blocked until both calls wait for them, so that both run at the same
  // time.
  const keepBusy = () => Promise.all(Array.from({ length: 4 }, () => pbkdf2Async('', '', 2000, 32, 'sha256')));
  for (let times = 0; times < 300; times += 1) {
    const source = new Readable({ read() {} });
    const busy = keepBusy();
    const ended = store.temporaryFiles.receive(source, 9);
    source.destroy(new Error('broken'));
    await expect(ended).rejects.toThrow('broken');
    await busy;
  }
  expect(await arrived()).toEqual([]);
});

test('a file that is written in parts has its size in bytes, and only its owner can read it', async () => {
  const { path, size } = await store.temporaryFiles.write(['José', Buffer.from('!')]);
  expect([await readFile(path, 'utf8'), size, await modeOf(path)]).toEqual(['José!', 6, 0o600]);
  await chmod(path, 0o644);
  const copy = await store.temporaryFiles.copy(path);
  expect([await readFile(copy, 'utf8'), await modeOf(copy)]).toEqual(['José!', 0o600]);
  expect([await modeOf(join(folder, 'incoming')), await modeOf(store.root)]).toEqual([0o700, 0o700]);
});

test('a file is old if it is older than the given time, and a missing file is not old', async () => {
  const path = join(folder, 'a');
  await writeFile(path, 'x');
  await utimes(path, 1000, 1000);
  expect([await isOlder(path, 1_000_001), await isOlder(path, 1_000_000)]).toEqual([true, false]);
  expect(await isOlder(join(folder, 'b'), 1_000_001)).toBe(false);
});

test('a copy is complete or absent, and an unexpected failure is thrown', async () => {
  const [source, target] = [join(folder, 'a'), join(folder, 'b')];
  await writeFile(source, 'abc', { mode: 0o644 });
  expect(await copyComplete(source, target, 3)).toBe(true);
  expect([await readFile(target, 'utf8'), await modeOf(target)]).toEqual(['abc', 0o600]);
  expect(await copyComplete(source, target, 4)).toBe(false);
  expect(await copyComplete(join(folder, 'gone'), target, 3)).toBe(false);
  await expect(readFile(target)).rejects.toThrow(/ENOENT/);
  await mkdir(target);
  await expect(copyComplete(source, target, 3)).rejects.toThrow(/EISDIR/);
});

test('the same work gets the same id, and other work another id', () => {
  const ids = [store.idOf('report', 1), store.idOf('report', 2), store.idOf('batch', 1), store.newId(), store.newId()];
  expect(new Set(ids).size).toBe(5);
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
  expect(store.idOf('report', 1)).toBe(ids[0]);
  for (const id of ['A'.repeat(32), `${ids[0]}0`, `0${ids[0]}`, 'g'.repeat(32)])
    expect(() => store.placeOf(id)).toThrow('32 hexadecimal digits');
});

test('prepared files are moved to their final paths, readable by their owner only', async () => {
  const ids = ['0a'.repeat(16), '0b'.repeat(16)];
  const ready = join(folder, 'ready');
  await mkdir(ready);
  for (const id of ids) await writeFile(join(ready, id), id);
  await store.moveInto(ready, ids);
  expect((await store.readEnd(ids[0]!, 4)).toString()).toBe('0a0a');
  expect(await readdir(ready)).toEqual([]);
  expect(await modeOf(join(store.root, '0b'))).toBe(0o700);
  expect(await store.copyOut(ids[1]!, 32, join(folder, 'out'))).toBe(true);
  expect(await readFile(join(folder, 'out'), 'utf8')).toBe(ids[1]);
});

test('a second start accepts the existing folders, and ids with the same prefix share a folder', async () => {
  await store.prepare();
  expect(store.root).toBe(join(folder, 'files'));
  const { files, served } = await openStorage({ filesUrl: '', dataDir: folder } as GatewayConfig, storageSettings);
  expect(served?.store).toBe(files);
  const file = (id: string) => ({ id, name: 'a', contentType: 'text/csv' });
  const ids = ['0a'.repeat(16), `0a${'0b'.repeat(15)}`, `0a${'0c'.repeat(15)}`];
  for (const id of ids.slice(0, 2)) await store.storeBytes(file(id), id);
  await writeFile(join(folder, ids[2]!), ids[2]!);
  await store.moveInto(folder, ids.slice(2));
  expect(await readdir(join(store.root, '0a'))).toEqual(ids.toSorted());
  for (const id of ids) expect((await store.readEnd(id, 32)).toString()).toBe(id);
});

test.runIf(existsSync('/proc/self/fd'))('the store closes every file that it has written or read', async () => {
  const id = '0a'.repeat(16);
  await store.storeBytes({ id, name: 'a', contentType: 'text/csv' }, 'abc');
  await store.readEnd(id, 2);
  await store.copyOut(id, 3, join(folder, 'out'));
  const open = await Promise.all(
    (await readdir('/proc/self/fd')).map((name) => readlink(join('/proc/self/fd', name)).catch(() => '')),
  );
  expect(open.filter((path) => path.startsWith(folder))).toEqual([]);
});

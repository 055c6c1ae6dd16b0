import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkKeys } from '../src/auth/checkKeys.ts';
import { loadKeys } from '../src/auth/keys.ts';
import { createSealing } from '../src/auth/sealing.ts';
import { ConfigError } from '../src/settings/readConfig.ts';
import { settings } from '../src/db/schema/settings.ts';
import { openTestDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-key-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newFolder = () => mkdtemp(join(folder, 'data-'));
const hex = (byte: string) => byte.repeat(32);

test('the keys of a new installation are generated once, are readable by the owner only, and leave no other file', async () => {
  const place = await newFolder();
  const [first, second] = await Promise.all([loadKeys(place, false, {}), loadKeys(place, false, {})]);
  expect(second).toEqual(first);
  expect(await loadKeys(place, true, {})).toEqual(first);
  expect([first.encryption.length, first.signing.length]).toEqual([32, 32]);
  expect(first.encryption.equals(first.signing)).toBe(false);
  expect(await readdir(place)).toEqual(['keys.json']);
  expect((await stat(join(place, 'keys.json'))).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(join(place, 'keys.json'), 'utf8'))).toEqual({
    encryption: first.encryption.toString('hex'),
    signing: first.signing.toString('hex'),
  });
  expect((await loadKeys(await newFolder(), false, {})).encryption.equals(first.encryption)).toBe(false);
});

test('keys in the environment override the file, and must both be set', async () => {
  const place = await newFolder();
  const both = { ORACULO_ENCRYPTION_KEY: hex('0A'), ORACULO_SIGNING_KEY: hex('0b') };
  const keys = await loadKeys(place, true, both);
  expect([keys.encryption.toString('hex'), keys.signing.toString('hex')]).toEqual([hex('0a'), hex('0b')]);
  for (const name of ['ORACULO_ENCRYPTION_KEY', 'ORACULO_SIGNING_KEY'] as const) {
    await expect(loadKeys(place, false, { [name]: both[name] })).rejects.toThrow(
      'Defina ORACULO_ENCRYPTION_KEY e ORACULO_SIGNING_KEY juntas.',
    );
    for (const wrong of ['curta', `${both[name]}0`, `0${both[name]}`, 'zz'.repeat(32)]) {
      await expect(loadKeys(place, false, { ...both, [name]: wrong })).rejects.toThrow(
        `${name} deve ter 32 bytes em hexadecimal.`,
      );
    }
  }
  expect(await readdir(place)).toEqual([]);
});

test.each([
  ['no JSON', '{"encryption":'],
  ['one key', JSON.stringify({ encryption: hex('0a') })],
  ['a list in place of a key', JSON.stringify({ encryption: hex('0a'), signing: [hex('0b')] })],
  ['a number in place of a key', JSON.stringify({ encryption: hex('0a'), signing: 7 })],
])('a key file with %s stops the start and stays unchanged', async (_what, contents) => {
  const place = await newFolder();
  await writeFile(join(place, 'keys.json'), contents);
  const failure = await loadKeys(place, false, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConfigError);
  expect((failure as Error).message).toMatch(/keys\.json está danificado .+cópia de segurança.+--restore/);
  expect(await readFile(join(place, 'keys.json'), 'utf8')).toBe(contents);
});

test('an existing database gets no new keys, and an unreadable key file does not count as missing', async () => {
  const place = await newFolder();
  await expect(loadKeys(place, true, {})).rejects.toThrow(/keys\.json não existe, e sem ele .+--restore/);
  expect(await readdir(place)).toEqual([]);
  await writeFile(join(place, 'file'), '');
  await expect(loadKeys(join(place, 'file'), false, {})).rejects.toThrow(/ENOTDIR/);
  await mkdir(join(place, 'keys.json'));
  for (const hasDatabase of [false, true]) await expect(loadKeys(place, hasDatabase, {})).rejects.toThrow(/EISDIR/);
});

test('a database stores a check value of each key, and refuses other keys', async () => {
  await using db = await openTestDatabase();
  const own = { sealing: createSealing(Buffer.alloc(32, 1)), signing: Buffer.alloc(32, 3) };
  const other = { ...own, sealing: createSealing(Buffer.alloc(32, 2)) };
  const otherSigning = { ...own, signing: Buffer.alloc(32, 4) };
  await checkKeys(db, own);
  const marks = await db.read.select().from(settings);
  expect(marks).toHaveLength(2);
  const sealed = marks.find(({ name }) => name === 'keyCheck')!;
  expect(own.sealing.open(sealed.value)).toBe(sealed.name);
  await checkKeys(db, own);
  expect(await db.read.select().from(settings)).toEqual(marks);
  await expect(checkKeys(db, other)).rejects.toThrow(/^As chaves não são as deste banco.+keys\.json.+--restore/);
  await expect(checkKeys(db, other, true)).rejects.toThrow(
    /^As chaves não são as deste banco.+como nos outros gateways/,
  );
  await expect(checkKeys(db, otherSigning)).rejects.toThrow(/^A chave que assina.+keys\.json.+--restore/);
  await expect(checkKeys(db, otherSigning, true)).rejects.toThrow(/ORACULO_SIGNING_KEY como nos outros gateways/);
  expect(await db.read.select().from(settings)).toEqual(marks);
});

test.each(['keyCheck', 'signingKeyCheck'])(
  'a database that has only the check value %s gets the other one',
  async (kept) => {
    await using db = await openTestDatabase();
    const own = { sealing: createSealing(Buffer.alloc(32, 1)), signing: Buffer.alloc(32, 3) };
    await checkKeys(db, own);
    const [mark] = await db.read.select().from(settings).where(eq(settings.name, kept));
    await db.write((tx) => tx.delete(settings).where(ne(settings.name, kept)));
    await checkKeys(db, own);
    const marks = await db.read.select().from(settings);
    expect(marks).toContainEqual(mark);
    expect(marks.map(({ name }) => name).toSorted()).toEqual(['keyCheck', 'signingKeyCheck']);
  },
);

test('a seal that was changed in any place, or is cut short, does not open', () => {
  const sealing = createSealing(Buffer.alloc(32, 1));
  const sealed = sealing.seal('Credencial-123456 à beça');
  expect(sealing.open(sealed)).toBe('Credencial-123456 à beça');
  expect(sealing.open(sealing.seal(''))).toBe('');
  const bytes = Buffer.from(sealed, 'base64');
  for (const place of [0, 11, 12, 27, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[place] = changed[place]! ^ 1;
    expect(() => sealing.open(changed.toString('base64')), `byte ${place}`).toThrow(/authenticat/);
  }
  expect(() => sealing.open(bytes.subarray(0, 20).toString('base64'))).toThrow(/authenticat/i);
  // A short tag would be easier to guess.
  const empty = Buffer.from(sealing.seal(''), 'base64');
  for (const length of [16, 24, 27])
    expect(() => sealing.open(empty.subarray(0, length).toString('base64')), `${length} bytes`).toThrow(
      /authentication tag/i,
    );
});

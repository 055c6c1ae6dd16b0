import { spawnSync } from 'node:child_process';
import { copyFile, cp, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type EmbeddedDatabase, openDatabase } from '../src/db/openDatabase.ts';
import { files } from '../src/db/schema/uploads.ts';
import { backUp } from '../src/maintenance/backup.ts';
import { reset } from '../src/maintenance/reset.ts';
import { restore } from '../src/maintenance/restore.ts';
import { startGateway } from '../src/startGateway.ts';
import { configOf, firstRelease, createInstallationFolder, signIn } from './installations.ts';
import { pdfFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { apiBase, startTestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

const { pathOf, place } = createInstallationFolder();

test('a database of the first release is migrated with its passwords and accounts', async () => {
  const gateway = await startGateway(configOf(await place('first', await firstRelease())));
  try {
    expect(gateway.wasSeeded).toBe(false);
    const answer = await signIn(gateway, 'admin', 'Jabuticaba-7315');
    expect(answer.status).toBe(200);
    const { userToken } = (await answer.json()) as { userToken: string };
    const headers = { key: gateway.config.applicationKey, token: userToken };
    const credential = await fetch(`${gateway.origin}${apiBase}/credentials/1`, { headers });
    expect(((await credential.json()) as { password: string }).password).toMatch(/^Credencial-\d{6}$/);
    for (const path of ['/eligibility/history', '/eligibility/upload/status', '/glosas/appeals']) {
      const list = await fetch(`${gateway.origin}${apiBase}${path}`, { headers });
      expect(((await list.json()) as { count: number }).count).toBeGreaterThan(0);
    }
  } finally {
    await gateway.stop();
  }
}, 60_000);

test('a card number from before the length limit is shortened', async () => {
  const path = await place('long', await firstRelease());
  const client = createClient({ url: `file:${join(path, 'oraculo.db')}` });
  await client.execute({
    sql: 'UPDATE eligibility_records SET card_number = ? WHERE id = 1',
    args: ['9'.repeat(255_000)],
  });
  client.close();
  const db = await openDatabase(join(path, 'oraculo.db'));
  const { rows } = await db.client.execute('SELECT max(length(card_number)) AS longest FROM eligibility_records');
  expect(Number(rows[0]?.longest)).toBeLessThanOrEqual(20);
  await db.close();
}, 60_000);

test('only the owner can read database, log, keys and folders', async () => {
  await using gateway = await startTestGateway();
  const modeOf = async (name: string) => ((await stat(join(gateway.config.dataDir, name))).mode & 0o777).toString(8);
  expect(await Promise.all(['oraculo.db', 'oraculo.db-wal', 'keys.json'].map(modeOf))).toEqual(['600', '600', '600']);
  expect(await Promise.all(['', 'files', 'incoming'].map(modeOf))).toEqual(['700', '700', '700']);
}, 60_000);

test.each<[string, (contents: Record<string, Uint8Array>) => Promise<Record<string, string | Uint8Array>>, RegExp]>([
  ['missing keys', async ({ 'oraculo.db': db }) => ({ 'oraculo.db': db! }), /keys\.json não existe.+--restore/],
  ['damaged keys', async (all) => ({ ...all, 'keys.json': '{"encryption":' }), /está danificado.+--restore/],
  [
    'the keys of another installation',
    async (all) => ({
      ...all,
      'keys.json': JSON.stringify({ encryption: 'ab'.repeat(32), signing: 'cd'.repeat(32) }),
    }),
    /não são as deste banco/,
  ],
  [
    'a file that is no database',
    async (all) => ({ ...all, 'oraculo.db': 'x'.repeat(8192) }),
    /não é um banco.+--restore/,
  ],
])(
  '%s stop the start with a message and change nothing',
  async (title, change, sentence) => {
    const contents = await change(await firstRelease());
    const path = await place(title.replaceAll(' ', '-'), contents);
    const failure = await startGateway(configOf(path)).catch((error: unknown) => String(error));
    expect(failure).toMatch(sentence);
    expect(failure).not.toContain('--reset');
    const left = await readFile(join(path, 'oraculo.db'));
    expect(left.equals(Buffer.from(contents['oraculo.db']!))).toBe(true);
  },
  60_000,
);

test('a database of a newer release, or of another program, stops the start and stays as it is', async () => {
  const newer = await place('newer', await firstRelease());
  const client = createClient({ url: `file:${join(newer, 'oraculo.db')}` });
  await client.execute("INSERT INTO migrations VALUES ('9999_of_tomorrow.sql', 0)");
  client.close();
  await expect(startGateway(configOf(newer))).rejects.toThrow(/versão mais nova/);
  const other = await place('other', { 'keys.json': (await firstRelease())['keys.json'] });
  const foreign = createClient({ url: `file:${join(other, 'oraculo.db')}` });
  await foreign.execute('CREATE TABLE recipes (name TEXT)');
  foreign.close();
  await expect(startGateway(configOf(other))).rejects.toThrow(/não é um banco de dados do Oráculo/);
}, 60_000);

// spec: x.89
test('a backup of a running gateway can be restored into the running gateway and into an empty folder', async () => {
  await using gateway = await startTestGateway();
  let client = await gateway.clientOf('admin');
  await client.documents.upload(pdfFile('copiado_44-20-900123.pdf'));
  const copy = pathOf('copy');
  const made = await backUp(gateway.config, copy);
  expect(made.files).toBe(await gateway.db.read.$count(files, gt(files.size, 0)));
  await expect(backUp(gateway.config, copy)).rejects.toThrow(/não está vazia/);

  // The restore removes data that is newer than the copy.
  await client.documents.upload(pdfFile('depois_44-20-900124.pdf'));
  await client.credentials.remove('1');
  const names = async () => (await client.documents.list()).items.map((item) => item.file_name);
  expect(await names()).toContain('depois_44-20-900124.pdf');
  const total = async () =>
    Number(
      (await (gateway.db as EmbeddedDatabase).client.execute('SELECT sum(total) AS s FROM eligibility_days')).rows[0]
        ?.s,
    );
  const counted = await total();
  expect(await restore(gateway.config, copy)).toEqual(made);
  // All sessions end, because a restore could bring back one that has ended since the copy.
  await expect(client.documents.list()).rejects.toMatchObject({ kind: 'session' });
  client = await gateway.clientOf('admin');
  expect(await names()).toContain('copiado_44-20-900123.pdf');
  expect(await names()).not.toContain('depois_44-20-900124.pdf');
  expect((await client.credentials.get('1')).password).toMatch(/^Credencial-/);
  expect(await total()).toBe(counted);

  const empty = configOf(pathOf('fresh', 'data'));
  expect(await restore(empty, copy)).toEqual(made);
  const second = await startGateway(empty);
  try {
    expect((await signIn(second, 'admin', 'Jabuticaba-7315')).status).toBe(200);
    const [link] = (await client.documents.list()).items.map((item) => item.url);
    expect(new URL(String(link)).pathname).toMatch(/^\/files\/[0-9a-f]{32}$/);
    const kept = await second.db.read.select().from(files);
    for (const { id, size } of kept.filter((file) => file.size > 0)) {
      expect(await second.files.sizeOf(id)).toBe(size);
    }
  } finally {
    await second.stop();
  }
  // A database that is no longer readable can be replaced by the copy; the old file stays next to the new one.
  await writeFile(empty.databaseFile, 'x'.repeat(8192));
  expect(await restore(empty, copy)).toEqual(made);
  const beside = (await readdir(empty.dataDir)).filter((name) => /^oraculo\.db\.\d+$/.test(name));
  expect(await readFile(join(empty.dataDir, beside[0]!), 'utf8')).toBe('x'.repeat(8192));
  await (await startGateway(empty)).stop();
  // Another installation keeps its own keys.
  const other = configOf(await place('foreign', await firstRelease()));
  await copyFile(join(copy, 'keys.json'), join(other.dataDir, 'unused.json'));
  await expect(restore(other, copy)).rejects.toThrow(/de outra instalação/);
  await expect(restore(empty, pathOf())).rejects.toThrow(/não tem uma cópia/);
  // Overwrites 8 kB in the middle, so that a page is damaged.
  const whole = await readFile(join(copy, 'oraculo.db'));
  await writeFile(join(copy, 'oraculo.db'), Buffer.from(whole).fill(0xff, whole.length / 2, whole.length / 2 + 8192));
  await expect(restore(empty, copy)).rejects.toThrow(/danificado\. Nada foi alterado/);
  await writeFile(join(copy, 'oraculo.db'), whole);
}, 120_000);

// spec: x.89
test('a restore moves a database with a damaged page aside, and is refused while that database is in use', async () => {
  const whole = await firstRelease();
  const copy = pathOf('copy-of-whole');
  const made = await backUp(configOf(await place('whole', whole)), copy);
  const pages = whole['oraculo.db'].length / 4096;
  for (const page of [1, 4, 16, 52, pages - 2]) {
    const bounds = [page * 4096, (page + 1) * 4096] as const;
    const damaged = Buffer.from(whole['oraculo.db']).fill(0xff, ...bounds);
    const config = configOf(await place(`page-${page}`, { ...whole, 'oraculo.db': damaged }));
    expect(await restore(config, copy)).toEqual(made);
    const aside = (await readdir(config.dataDir)).filter((name) => /^oraculo\.db\.\d+$/.test(name));
    const kept = await readFile(join(config.dataDir, aside[0]!));
    expect(kept.subarray(...bounds).equals(Buffer.alloc(4096, 0xff))).toBe(true);
    await (await startGateway(config)).stop();
  }

  const config = configOf(await place('in-use', whole));
  const inUse = await openDatabase(config.databaseFile);
  // Damages a page that the running gateway has not read yet, as a fault of the disk would.
  const { rows } = await inUse.client.execute("SELECT rootpage AS page FROM sqlite_master WHERE name = 'credentials'");
  await inUse.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  const file = await open(config.databaseFile, 'r+');
  await file.write(Buffer.alloc(4096, 0xff), 0, 4096, (Number(rows[0]?.page) - 1) * 4096);
  await file.close();
  await expect(restore(config, copy)).rejects.toThrow(/danificado e em uso\. Pare o Oráculo e restaure de novo/);
  await inUse.close();
}, 120_000);

test('a backup changes nothing, not even in data of an older release, and omits a deleted file', async () => {
  const config = configOf(await place('older', await firstRelease()));
  const before = await readFile(config.databaseFile);
  const copy = pathOf('copy-of-older');
  const made = await backUp(config, copy);
  expect((await readFile(config.databaseFile)).equals(before)).toBe(true);
  // The release that created the database must be able to open the copy.
  const migrationsOf = async (file: string) => {
    const client = createClient({ url: `file:${file}` });
    const { rows } = await client.execute('SELECT name FROM migrations ORDER BY name');
    client.close();
    return rows.map(({ name }) => String(name));
  };
  expect(await migrationsOf(join(copy, 'oraculo.db'))).toEqual(await migrationsOf(config.databaseFile));
  expect((await stat(join(copy, 'oraculo.db'))).mode & 0o777).toBe(0o600);
  // The fixture has rows of files, but no files.
  expect(made.files).toBe(0);
  const fresh = configOf(pathOf('restored-older'));
  expect(await restore(fresh, copy)).toEqual({ files: 0 });
  await (await startGateway(fresh)).stop();
}, 60_000);

test('the next start removes the files of a killed restore and keeps those of a running one', async () => {
  const path = await place('killed', await firstRelease());
  const gone = spawnSync(process.execPath, ['--version']).pid;
  for (const name of [`work-${gone}-abc`, 'work-Ab12Cd', `work-${process.pid}-abc`]) {
    await place(join('killed', name), { 'oraculo.db': 'pessoas' });
  }
  await (await startGateway(configOf(path))).stop();
  expect((await readdir(path)).filter((name) => name.startsWith('work-'))).toEqual([`work-${process.pid}-abc`]);
}, 60_000);

test('a reset removes the database that ORACULO_DATABASE_URL names, and keeps files of other programs', async () => {
  const path = await place('reset', { 'leia-me.txt': 'de outro programa' });
  const other = { ORACULO_DATABASE_URL: 'file:outro.db' };
  await (await startGateway(configOf(path, other))).stop();
  // The driver keeps the database of a stopped gateway open until its process ends, and the reset would be refused.
  const copy = pathOf('reset-copy');
  await cp(path, copy, { recursive: true });
  expect(await readdir(copy)).toContain('outro.db');
  await reset(configOf(copy, other));
  expect(await readdir(copy)).toEqual(['leia-me.txt']);
}, 60_000);

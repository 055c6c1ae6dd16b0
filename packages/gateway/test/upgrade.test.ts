import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { migrationNames } from '../src/db/migrate.ts';
import { backUp } from '../src/maintenance/backup.ts';
import { restore } from '../src/maintenance/restore.ts';
import { startGateway } from '../src/startGateway.ts';
import { configOf, firstRelease, createInstallationFolder, signIn } from './installations.ts';

const { pathOf, place } = createInstallationFolder();

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

async function migrationsOf(file: string): Promise<string[]> {
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute('SELECT name FROM migrations ORDER BY name');
  client.close();
  return rows.map(({ name }) => String(name));
}

test('an upgrade from the first release keeps its data, and its backup allows the return', async () => {
  const dataDir = await place('upgraded', await firstRelease());
  const config = configOf(dataDir);
  const copy = pathOf('before-upgrade');
  const before = await migrationsOf(config.databaseFile);
  await backUp(config, copy);

  const upgraded = await startGateway(config);
  expect((await signIn(upgraded, 'admin', 'Jabuticaba-7315')).status).toBe(200);
  await upgraded.stop();
  expect(await migrationsOf(config.databaseFile)).toEqual(await migrationNames());

  // The copy keeps the format of the release that made it, whose program can open it.
  expect(await migrationsOf(join(copy, 'oraculo.db'))).toEqual(before);
  for (const part of ['', '-wal', '-shm']) await rm(config.databaseFile + part, { force: true });
  await restore(config, copy);
  const back = await startGateway(config);
  expect((await signIn(back, 'admin', 'Jabuticaba-7315')).status).toBe(200);
  await back.stop();
}, 120_000);

test('a release refuses the database of a newer one with a message, and leaves it as it is', async () => {
  const dataDir = await place('newer', await firstRelease());
  const config = configOf(dataDir);
  await (await startGateway(config)).stop();
  const client = createClient({ url: `file:${config.databaseFile}` });
  await client.execute("INSERT INTO migrations VALUES ('9999_of_a_newer_release.sql', 0)");
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  client.close();
  const before = await hashOf(config.databaseFile);
  await expect(startGateway(config)).rejects.toThrow(/é de uma versão mais nova do Oráculo\. Inicie essa versão/);
  expect(await hashOf(config.databaseFile)).toBe(before);
}, 120_000);

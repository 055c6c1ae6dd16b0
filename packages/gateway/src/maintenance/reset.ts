import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasDatabase, isInUse } from '../db/checkDatabase.ts';
import { ConfigError, type GatewayConfig } from '../settings/readConfig.ts';
import { requireLocalData } from './backup.ts';

/**
 * Removes only the files that the gateway creates, because other programs may use the folder too. Refuses while a
 * gateway is running on it.
 */
export async function reset(config: GatewayConfig): Promise<void> {
  requireLocalData(config);
  const { databaseFile, dataDir } = config;
  if ((await hasDatabase(databaseFile)) && (await isInUse(databaseFile))) {
    throw new ConfigError(`O banco de dados em ${databaseFile} está em uso. Pare o Oráculo e repita o comando.`);
  }
  // Also removes a database with another name: without its keys, which are removed, nobody could read it.
  const database = ['', '-wal', '-shm'].map((part) => databaseFile + part);
  const own = [...database, ...['keys.json', 'files', 'incoming'].map((name) => join(dataDir, name))];
  await Promise.all(own.map((path) => rm(path, { recursive: true, force: true })));
}

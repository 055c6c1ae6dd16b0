import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayConfig } from '../settings/readConfig.ts';
import { requireLocalData } from './backup.ts';

/** Removes only files that the gateway creates, because other programs may use the folder too. */
export async function reset(config: GatewayConfig): Promise<void> {
  requireLocalData(config);
  const { databaseFile, dataDir } = config;
  // Also a database with another name: its keys are removed, so nobody could read it again.
  const database = ['', '-wal', '-shm'].map((part) => databaseFile + part);
  const own = [...database, ...['keys.json', 'files', 'incoming'].map((name) => join(dataDir, name))];
  await Promise.all(own.map((path) => rm(path, { recursive: true, force: true })));
}

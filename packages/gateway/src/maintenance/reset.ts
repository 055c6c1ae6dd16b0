import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayConfig } from '../config.ts';
import { refuseElsewhere } from './backup.ts';

/** Removes only files that the gateway creates, because other programs may use the folder too. */
export async function reset(config: GatewayConfig): Promise<void> {
  refuseElsewhere(config);
  const { dataDir } = config;
  const own = ['oraculo.db', 'oraculo.db-wal', 'oraculo.db-shm', 'keys.json', 'files', 'incoming'];
  await Promise.all(own.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
}

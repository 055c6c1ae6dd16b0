import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

export interface Keys {
  encryption: Buffer;
  signing: Buffer;
}

function parseKey(hex: unknown, name: string): Buffer {
  if (typeof hex !== 'string' || !/^[0-9a-f]{64}$/i.test(hex)) {
    throw new ConfigError(`${name} deve ter 32 bytes em hexadecimal.`);
  }
  return Buffer.from(hex, 'hex');
}

/**
 * The two secrets lie outside the database file, so that a copy of the database alone opens no password.
 * Several machines on one database get the same two by environment.
 */
export async function loadKeys(dataDir: string, env: Record<string, string | undefined> = process.env): Promise<Keys> {
  if (env.ORACULO_ENCRYPTION_KEY && env.ORACULO_SIGNING_KEY) {
    return {
      encryption: parseKey(env.ORACULO_ENCRYPTION_KEY, 'ORACULO_ENCRYPTION_KEY'),
      signing: parseKey(env.ORACULO_SIGNING_KEY, 'ORACULO_SIGNING_KEY'),
    };
  }
  // With one of them from here and the other from a folder, machines would not open each other's passwords.
  if (env.ORACULO_ENCRYPTION_KEY || env.ORACULO_SIGNING_KEY) {
    throw new ConfigError('Defina ORACULO_ENCRYPTION_KEY e ORACULO_SIGNING_KEY juntas.');
  }
  const path = join(dataDir, 'keys.json');
  const fresh = `${path}.${randomBytes(6).toString('hex')}`;
  const drawn = { encryption: randomBytes(32).toString('hex'), signing: randomBytes(32).toString('hex') };
  await writeFile(fresh, JSON.stringify(drawn), { mode: 0o600, flush: true });
  try {
    // `link` fails when the file exists: of two processes that start together only one decides the keys.
    await link(fresh, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(fresh, { force: true });
  }
  const stored = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  return { encryption: parseKey(stored.encryption, path), signing: parseKey(stored.signing, path) };
}

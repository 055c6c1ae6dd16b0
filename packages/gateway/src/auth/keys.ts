import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../settings/readConfig.ts';
import { commandLineOf } from '../settings/installation.ts';

export interface Keys {
  encryption: Buffer;
  signing: Buffer;
}

const restoreHint = `Recupere-o de uma cópia de segurança: ${commandLineOf('restore', '‹pasta›')}`;

function parseKey(hex: unknown, name: string): Buffer {
  if (typeof hex !== 'string' || !/^[0-9a-f]{64}$/i.test(hex)) {
    throw new ConfigError(`${name} deve ter 32 bytes em hexadecimal.`);
  }
  return Buffer.from(hex, 'hex');
}

async function readKeys(path: string): Promise<Keys | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    const stored = JSON.parse(text) as Record<string, unknown>;
    return { encryption: parseKey(stored.encryption, path), signing: parseKey(stored.signing, path) };
  } catch {
    throw new ConfigError(`O arquivo ${path} está danificado e as chaves não podem ser lidas. ${restoreHint}`);
  }
}

/** Generates the keys of a new installation. When two processes start together, both use those of the first. */
async function drawKeys(path: string): Promise<void> {
  const fresh = `${path}.${randomBytes(6).toString('hex')}`;
  const drawn = { encryption: randomBytes(32).toString('hex'), signing: randomBytes(32).toString('hex') };
  await writeFile(fresh, JSON.stringify(drawn), { mode: 0o600, flush: true });
  try {
    // `link` fails if the file exists already, so the first process wins.
    await link(fresh, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(fresh, { force: true });
  }
}

/**
 * Loads the two secrets. They are stored outside the database file, so that a copy of the database alone reveals no
 * password. Only a new database gets new keys, because an existing one could not be read with them.
 */
export async function loadKeys(
  dataDir: string,
  hasDatabase: boolean,
  env: Record<string, string | undefined> = process.env,
): Promise<Keys> {
  if (env.ORACULO_ENCRYPTION_KEY && env.ORACULO_SIGNING_KEY) {
    return {
      encryption: parseKey(env.ORACULO_ENCRYPTION_KEY, 'ORACULO_ENCRYPTION_KEY'),
      signing: parseKey(env.ORACULO_SIGNING_KEY, 'ORACULO_SIGNING_KEY'),
    };
  }
  // With one key from the environment and one from a folder, machines could not read each other's passwords.
  if (env.ORACULO_ENCRYPTION_KEY || env.ORACULO_SIGNING_KEY) {
    throw new ConfigError('Defina ORACULO_ENCRYPTION_KEY e ORACULO_SIGNING_KEY juntas.');
  }
  const path = join(dataDir, 'keys.json');
  const known = await readKeys(path);
  if (known) return known;
  if (hasDatabase) {
    throw new ConfigError(
      `O arquivo ${path} não existe, e sem ele as senhas do banco não podem ser lidas. ${restoreHint}`,
    );
  }
  await drawKeys(path);
  return (await readKeys(path))!;
}

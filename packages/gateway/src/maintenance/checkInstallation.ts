import { constants } from 'node:fs';
import { access, mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { verifyKeyCheckValues, type KeyCheckValues, keyCheckNames } from '../auth/checkKeys.ts';
import { loadKeys } from '../auth/keys.ts';
import { createSealing } from '../auth/sealing.ts';
import { ConfigError, type GatewayConfig, readConfig } from '../settings/readConfig.ts';
import { refuseUnknownDatabase, hasDatabase } from '../db/checkDatabase.ts';
import { isPostgres, requiresExistingKeys } from '../db/connectDatabase.ts';
import { openStorage } from '../storage/openStorage.ts';
import { checkAppFolder } from './appFolder.ts';
import { withClient } from './backup.ts';

/** Enough for the database to grow and for a backup to begin. */
const minimumBytes = 512 * 1024 * 1024;
const clockSlackMs = 60_000;

const keyCheckQuery = `SELECT name, value FROM settings WHERE name IN ('${keyCheckNames.sealed}', '${keyCheckNames.signed}')`;

const gigabytes = (bytes: number): string =>
  `${(bytes / 1e9).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} GB`;

async function existingPart(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere ? path : existingPart(dirname(path));
}

function filesPlace({ filesUrl, storageOrigin, sharesOrigin }: GatewayConfig): string {
  if (filesUrl !== '') return 'no serviço de arquivos';
  return storageOrigin === '' ? 'sem origem pública' : `em ${storageOrigin}${sharesOrigin ? '/files' : ''}`;
}

function settingsLine(config: GatewayConfig): string {
  const { host, port, basePath, isDemo } = config;
  return `escuta em ${host}:${port}${basePath}, arquivos ${filesPlace(config)}, ${isDemo ? 'com' : 'sem'} demonstração`;
}

async function appLine(config: GatewayConfig): Promise<string> {
  await checkAppFolder(config);
  return config.appDir === '' ? 'só a API' : config.appDir;
}

async function rightsLine({ dataDir }: GatewayConfig): Promise<string> {
  const place = await existingPart(dataDir);
  await access(place, constants.W_OK | constants.X_OK).catch(() => {
    throw new ConfigError(`Este usuário não pode gravar em ${place}. Ajuste o dono da pasta ou ORACULO_DATA_DIR.`);
  });
  if (place !== dataDir) return `${dataDir} será criada`;
  const { mode } = await stat(dataDir);
  if ((mode & 0o077) === 0) return `${dataDir}, só deste usuário`;
  throw new ConfigError(`Outras contas desta máquina podem entrar em ${dataDir}. Corrija: chmod 700 ${dataDir}`);
}

async function diskLine({ dataDir }: GatewayConfig): Promise<string> {
  const { bavail, bsize } = await statfs(await existingPart(dataDir));
  const free = bavail * bsize;
  if (free >= minimumBytes) return `${gigabytes(free)} livres`;
  throw new ConfigError(`Só há ${gigabytes(free)} livres em ${dataDir}. Libere espaço ou troque ORACULO_DATA_DIR.`);
}

interface Inspected {
  database: string;
  clock: string;
  keyChecks: KeyCheckValues | undefined;
}

const keyCheckValuesOf = (rows: readonly Record<string, unknown>[]): KeyCheckValues => {
  const valueOf = (mark: string) => rows.find(({ name }) => name === mark)?.['value'] as string | undefined;
  return { sealed: valueOf(keyCheckNames.sealed), signed: valueOf(keyCheckNames.signed) };
};

async function inspectFile(file: string): Promise<Inspected> {
  if (!(await hasDatabase(file))) {
    return { database: `${file} será criado`, clock: new Date().toISOString(), keyChecks: undefined };
  }
  const { mtimeMs } = await stat(file);
  if (mtimeMs > Date.now() + clockSlackMs) {
    throw new ConfigError(
      `O relógio desta máquina (${new Date().toISOString()}) está antes da última gravação em ${file}. Acerte-o.`,
    );
  }
  const rows = await withClient(file, async (client) => {
    await refuseUnknownDatabase(client, file);
    return (await client.execute(keyCheckQuery)).rows.map(({ name, value }) => ({ name, value }));
  });
  return { database: file, clock: new Date().toISOString(), keyChecks: keyCheckValuesOf(rows) };
}

async function inspectServer(url: string): Promise<Inspected> {
  const { inspectPostgres } = await import('../db/postgres/openPostgres.ts');
  const { offsetMs, rows } = await inspectPostgres(url, keyCheckQuery);
  const { host, pathname } = new URL(url);
  const keyChecks = rows.length > 0 ? keyCheckValuesOf(rows) : undefined;
  return { database: `PostgreSQL em ${host}${pathname}`, clock: `a ${Math.abs(offsetMs)} ms do banco`, keyChecks };
}

async function filesLine(config: GatewayConfig): Promise<string> {
  if (config.filesUrl === '') return join(config.dataDir, 'files');
  const folder = await mkdtemp(join(tmpdir(), 'oraculo-check-'));
  try {
    const settings = { signingKey: Buffer.alloc(32), ownOrigin: () => '', now: Date.now };
    const { origin } = await openStorage({ ...config, dataDir: folder }, settings);
    return `${config.filesUrl}: lê, grava, lista e apaga; os navegadores o alcançam em ${origin()}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keysLine(config: GatewayConfig, keyChecks: KeyCheckValues | undefined): Promise<string> {
  const isStored = await requiresExistingKeys(config);
  if (!isStored && !process.env.ORACULO_ENCRYPTION_KEY) return 'serão criadas com o banco';
  const { encryption, signing } = await loadKeys(config.dataDir, true);
  if (keyChecks) verifyKeyCheckValues(keyChecks, { sealing: createSealing(encryption), signing }, isPostgres(config));
  return keyChecks ? 'são as deste banco' : 'legíveis; o banco ainda não as conhece';
}

/**
 * Checks everything that a start needs, without starting and without changing anything. Prints a line for each part;
 * returns false if one fails.
 */
export async function checkInstallation(
  env: Record<string, string | undefined>,
  write: (line: string) => void,
): Promise<boolean> {
  let isSound = true;
  const printLine = (state: string, part: string, text: string) => write(`${state.padEnd(8)}${part.padEnd(13)}${text}`);
  const check = async (part: string, look: () => string | Promise<string>) => {
    try {
      printLine('ok', part, await look());
    } catch (error) {
      isSound = false;
      printLine('falha', part, error instanceof Error ? error.message : String(error));
    }
  };
  let config: GatewayConfig | undefined;
  await check('configuração', () => {
    config = readConfig(env);
    return settingsLine(config);
  });
  if (!config) return false;
  const known = config;
  let found: Inspected | undefined;
  await check('aplicativo', () => appLine(known));
  await check('pasta', () => rightsLine(known));
  await check('disco', () => diskLine(known));
  await check('banco', async () => {
    found = isPostgres(known) ? await inspectServer(known.databaseUrl) : await inspectFile(known.databaseFile);
    return found.database;
  });
  await check('relógio', () => found?.clock ?? new Date().toISOString());
  await check('arquivos', () => filesLine(known));
  await check('chaves', () => keysLine(known, found?.keyChecks));
  return isSound;
}

import { join } from 'node:path';
import { groupPrefix } from '@oraculo/api-client/contract';
import { type Command, readCommand } from './commandLine.ts';
import { ConfigError, type GatewayConfig, readConfig, readDatabase } from './settings/readConfig.ts';
import { hasDatabase, isNotADatabase } from './db/checkDatabase.ts';
import { connectDatabase, isPostgres } from './db/connectDatabase.ts';
import type { Database } from './db/openDatabase.ts';
import { isBusy } from './db/databaseErrors.ts';
import { DomainError } from './domain/DomainError.ts';
import { addBrand, readAnsIds } from './maintenance/brands.ts';
import { backUp } from './maintenance/backup.ts';
import { copyTo } from './maintenance/copyTo.ts';
import { addUserWithPassword, readGroups, revoke, setGroups } from './maintenance/users.ts';
import { reset } from './maintenance/reset.ts';
import { restore } from './maintenance/restore.ts';
import { announce } from './announce.ts';
import { findFreePort } from './settings/findFreePort.ts';
import { helpText, languageOf } from './settings/help.ts';
import { checkAppFolder } from './maintenance/appFolder.ts';
import { checkInstallation } from './maintenance/checkInstallation.ts';
import { commandLineOf, readVersion } from './settings/installation.ts';
import { startGateway } from './startGateway.ts';
import { StoreUnavailable } from './storage/bucketErrors.ts';

const afterCopy = ({
  dataDir,
}: GatewayConfig): string => `Para mudar: pare este gateway, repita o comando, e inicie os outros com ORACULO_DATABASE_URL, ORACULO_FILES_URL e as
chaves de ${join(dataDir, 'keys.json')} em ORACULO_ENCRYPTION_KEY e ORACULO_SIGNING_KEY. Todos entram de novo.`;

const demoCopied = 'São os dados de demonstração, que só são servidos em localhost e sem ORACULO_TRUST_PROXY.\n';

const countOf = (files: number): string => `${files} ${files === 1 ? 'arquivo' : 'arquivos'}`;

/** A message for the person who runs the gateway, which says how to fix the problem; undefined for a bug of ours. */
async function explain(error: unknown, config: GatewayConfig | undefined): Promise<string | undefined> {
  if (error instanceof ConfigError || error instanceof DomainError) return error.message;
  if (error instanceof StoreUnavailable)
    return 'O bucket de ORACULO_FILES_URL não respondeu. Confira o serviço e a rede e repita o comando.';
  if (isBusy(error)) {
    return isPostgres(config ?? { databaseUrl: '' }) || command?.name === 'copy-to'
      ? 'O PostgreSQL de ORACULO_DATABASE_URL não respondeu a tempo. Confira o servidor e a rede e repita o comando.'
      : 'Outro programa está gravando no banco de dados. Aguarde que ele termine e repita o comando.';
  }
  if (isNotADatabase(error)) {
    return `O banco de dados em ${config?.databaseFile} está danificado. Restaure uma cópia de segurança: ${commandLineOf('restore', '‹pasta›')}`;
  }
  const { code, port, path } = error as { code?: string; port?: number; path?: string };
  if (code === 'EADDRINUSE') {
    const taken = port ?? config?.port ?? 0;
    // By default the second origin uses the port after `PORT`, so another `PORT` moves it too.
    const isOwnStorage = port === config?.storagePort && port !== (config?.port ?? 0) + 1;
    const setting = isOwnStorage ? 'ORACULO_STORAGE_PORT' : 'PORT';
    const { host = 'localhost', port: ownPort = 0, storagePort = 0 } = config ?? {};
    const free = await findFreePort(taken, host, [ownPort, storagePort]);
    return `A porta ${taken} já está em uso. Encerre o outro programa ou escolha outra: ${setting}=${free} ${commandLineOf('start')}`;
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST', 'ENOSPC'].includes(code ?? '')) {
    const place = path ?? config?.dataDir;
    return `Não é possível gravar em ${place}. Ajuste a pasta ou escolha outra: ORACULO_DATA_DIR=‹pasta› ${commandLineOf('start')}`;
  }
  return undefined;
}

async function withDatabase<T>(config: GatewayConfig, work: (db: Database) => Promise<T>): Promise<T> {
  // Opening the database would create one without keys, which the next start would refuse.
  if (!isPostgres(config) && !(await hasDatabase(config.databaseFile))) {
    throw new ConfigError(
      `Não há banco de dados em ${config.dataDir}. Inicie o gateway uma vez antes: ${commandLineOf('start')}`,
    );
  }
  const db = await connectDatabase(config);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function serve(config: GatewayConfig): Promise<void> {
  await checkAppFolder(config);
  const gateway = await startGateway(config);
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    // Open answers may finish, but a client that stops reading must not delay the stop.
    setTimeout(() => process.exit(0), 20_000).unref();
    gateway.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Printed last: a program that waits for these lines may stop the gateway at once.
  await announce(gateway);
}

async function run({ name, values }: Command, config: GatewayConfig): Promise<void> {
  const [first = '', second = '', third = ''] = values;
  switch (name) {
    case 'backup':
      console.log(`Cópia feita em ${first}: banco, chaves e ${countOf((await backUp(config, first)).files)}.`);
      return;
    case 'restore':
      console.log(
        `Cópia restaurada de ${first}: banco, chaves e ${countOf((await restore(config, first)).files)}.\nTodas as sessões foram encerradas: entre de novo.`,
      );
      return;
    case 'copy-to': {
      const { databaseUrl } = readDatabase({ ORACULO_DATABASE_URL: first }, config.dataDir);
      const copied = await copyTo(config, { databaseUrl, filesUrl: third });
      console.log(
        `Cópia conferida: ${copied.rows} linhas de ${copied.tables} tabelas e ${countOf(copied.files)}.\n${copied.isDemo ? demoCopied : ''}${afterCopy(config)}`,
      );
      return;
    }
    case 'add-user': {
      const groups = readGroups(third);
      console.log(
        `Senha de ${first}: ${await withDatabase(config, (db) => addUserWithPassword(db, first, second, groups))}`,
      );
      return;
    }
    case 'set-groups': {
      const groups = readGroups(second);
      await withDatabase(config, (db) => setGroups(db, first, groups));
      console.log(`Grupos de ${first}: ${groups.map((name) => name.replace(groupPrefix, '')).join(', ')}`);
      return;
    }
    case 'revoke':
      console.log(`Sessões encerradas: ${await withDatabase(config, (db) => revoke(db, first))}`);
      return;
    case 'add-brand': {
      const ansIds = readAnsIds(second);
      await withDatabase(config, (db) => addBrand(db, first, ansIds));
      console.log(`Marca ${first}: ${ansIds.join(', ')}`);
      return;
    }
    case 'reset':
      await reset(config);
      return serve(config);
    case 'start':
      return serve(config);
    default:
      throw new Error(`${name} has no work.`);
  }
}

const isStart = ({ name }: Command): boolean => name === 'start' || name === 'reset';

let config: GatewayConfig | undefined;
let command: Command | undefined;
try {
  command = readCommand(process.argv.slice(2));
  if (command.name === 'help') console.log(helpText(languageOf(process.env)));
  else if (command.name === 'version') console.log(readVersion());
  else if (command.name === 'check') process.exitCode = (await checkInstallation(process.env, console.log)) ? 0 : 1;
  else {
    config = readConfig();
    await run(command, config);
  }
} catch (error) {
  const line = await explain(error, config);
  if (line === undefined) console.error(error);
  else console.error(command !== undefined && isStart(command) ? `Oráculo não iniciou: ${line}` : line);
  process.exitCode = 1;
}

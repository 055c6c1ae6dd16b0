import { join } from 'node:path';
import { groupPrefix } from '@oraculo/api-client/contract';
import { type Command, readCommand } from './commandLine.ts';
import { ConfigError, type GatewayConfig, readConfig, readDatabase, settingsHelp } from './config.ts';
import { hasDatabase, isNoDatabase } from './db/checkDatabase.ts';
import { connectDatabase, isPostgres } from './db/connectDatabase.ts';
import type { Database } from './db/openDatabase.ts';
import { isBusy } from './db/failures.ts';
import { Refusal } from './domain/Refusal.ts';
import { backUp } from './maintenance/backup.ts';
import { copyTo } from './maintenance/copyTo.ts';
import { addPerson, readGroups, revoke, setGroups } from './maintenance/people.ts';
import { reset } from './maintenance/reset.ts';
import { restore } from './maintenance/restore.ts';
import { signIns } from './seed/seedUsers.ts';
import { isEverywhere, startGateway } from './startGateway.ts';
import { StoreUnavailable } from './storage/bucketErrors.ts';

const help = `Gateway do Oráculo: responde ao contrato e serve o aplicativo construído.

Uso: npm start -- [opção]
  --backup ‹pasta›                          copia banco, arquivos e chaves, com o gateway em uso ou parado
  --restore ‹pasta›                         põe uma cópia no lugar dos dados, com o gateway em uso ou parado
  --copy-to ‹postgres://…› --files ‹s3://…› copia os dados desta máquina para um PostgreSQL e um bucket, conferidos; pode ser
                                            repetido até que um gateway comece a usá-los
  --add-user ‹usuário› ‹e-mail› ‹grupos›    cria uma conta e mostra sua senha; grupos separados por vírgula
  --set-groups ‹usuário› ‹grupos›           troca os grupos de uma conta (ADMIN, RECEBIVEIS, READWRITE, READ)
  --revoke ‹usuário›                        encerra as sessões de uma conta
  --reset                                   apaga os dados locais e começa de novo
  --help                                    mostra esta ajuda

${settingsHelp}`;

const afterCopy = ({
  dataDir,
}: GatewayConfig): string => `Para mudar: pare este gateway, repita o comando, e inicie os outros com ORACULO_DATABASE_URL, ORACULO_FILES_URL e as
chaves de ${join(dataDir, 'keys.json')} em ORACULO_ENCRYPTION_KEY e ORACULO_SIGNING_KEY. Todos entram de novo.`;

const demoCopied = 'São os dados de demonstração, que só são servidos em localhost e sem ORACULO_TRUST_PROXY.\n';

const countOf = (files: number): string => `${files} ${files === 1 ? 'arquivo' : 'arquivos'}`;

/** What a developer can do about it, in one line; undefined for what is a defect of ours. */
function explain(error: unknown, config: GatewayConfig | undefined): string | undefined {
  if (error instanceof ConfigError || error instanceof Refusal) return error.message;
  if (error instanceof StoreUnavailable)
    return 'O bucket de ORACULO_FILES_URL não respondeu. Confira o serviço e a rede e repita o comando.';
  if (isBusy(error)) {
    return isPostgres(config ?? { databaseUrl: '' }) || command?.name === 'copy-to'
      ? 'O PostgreSQL de ORACULO_DATABASE_URL não respondeu a tempo. Confira o servidor e a rede e repita o comando.'
      : 'Outro programa está gravando no banco de dados. Aguarde que ele termine e repita o comando.';
  }
  if (isNoDatabase(error)) {
    return `O banco de dados em ${config?.databaseFile} está danificado. Restaure uma cópia de segurança: npm start -- --restore ‹pasta›`;
  }
  const { code, port, path } = error as { code?: string; port?: number; path?: string };
  if (code === 'EADDRINUSE') {
    const setting = port === config?.storagePort ? 'ORACULO_STORAGE_PORT=5174' : 'PORT=5173';
    return `A porta ${port ?? config?.port} já está em uso. Encerre o outro programa ou escolha outra: ${setting} npm start`;
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST', 'ENOSPC'].includes(code ?? '')) {
    const place = path ?? config?.dataDir;
    return `Não é possível gravar em ${place}. Ajuste a pasta ou escolha outra: ORACULO_DATA_DIR=‹pasta› npm start`;
  }
  return undefined;
}

async function withDatabase<T>(config: GatewayConfig, work: (db: Database) => Promise<T>): Promise<T> {
  // One that came to be here would have no keys, and the next start would miss them.
  if (!isPostgres(config) && !(await hasDatabase(config.databaseFile))) {
    throw new ConfigError(`Não há banco de dados em ${config.dataDir}. Inicie o gateway uma vez antes: npm start`);
  }
  const db = await connectDatabase(config);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

async function serve(config: GatewayConfig): Promise<void> {
  const gateway = await startGateway(config);
  console.log(`\nOráculo em ${gateway.origin}\n`);
  if (config.isDemo) {
    const width = Math.max(...signIns.map(({ username }) => username.length));
    const accounts = signIns.map(
      ({ username, password, label }) => `  ${username.padEnd(width)}  ${password.padEnd(16)}  ${label}`,
    );
    console.log(
      `Acessos de demonstração, só para este computador (pedidos que chegam por um proxy são recusados):\n${accounts.join('\n')}\n`,
    );
  }
  if (gateway.setupUrl) {
    const elsewhere = isEverywhere(config) ? '\nDe outro computador, troque localhost pelo endereço deste.' : '';
    console.log(`Crie a primeira conta de administração, em até 24 horas:\n  ${gateway.setupUrl}${elsewhere}\n`);
  }
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    // An answer in hand may finish; a client that never reads on may not hold the stop up.
    setTimeout(() => process.exit(0), 20_000).unref();
    gateway.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
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
      console.log(`Senha de ${first}: ${await withDatabase(config, (db) => addPerson(db, first, second, groups))}`);
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
    case 'reset':
      await reset(config);
      return serve(config);
    case 'serve':
      return serve(config);
    default:
      console.log(help);
  }
}

const isStart = ({ name }: Command): boolean => name === 'serve' || name === 'reset';

let config: GatewayConfig | undefined;
let command: Command | undefined;
try {
  command = readCommand(process.argv.slice(2));
  if (command.name === 'help') console.log(help);
  else {
    config = readConfig();
    await run(command, config);
  }
} catch (error) {
  const line = explain(error, config);
  if (line === undefined) console.error(error);
  else console.error(command !== undefined && isStart(command) ? `Oráculo não iniciou: ${line}` : line);
  process.exitCode = 1;
}

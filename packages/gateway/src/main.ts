import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { revokeSessions } from './auth/sessions.ts';
import { ConfigError, type GatewayConfig, readConfig, settingsHelp } from './config.ts';
import { openDatabase } from './db/openDatabase.ts';
import { users } from './db/schema/people.ts';
import { signIns } from './seed/seedUsers.ts';
import { startGateway } from './startGateway.ts';

const help = `Gateway do Oráculo: responde ao contrato e serve o aplicativo construído.

Uso: npm start -- [opções]
  --reset             apaga os dados locais e começa de novo
  --revoke ‹usuário›  encerra as sessões de um usuário e termina
  --help              mostra esta ajuda

${settingsHelp}`;

/** What a developer can do about it, in one line; undefined for what is a defect of ours. */
function explain(error: unknown, config: GatewayConfig | undefined): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const { code, port, path } = error as { code?: string; port?: number; path?: string };
  if (code === 'EADDRINUSE') {
    return `A porta ${port ?? config?.port} já está em uso. Encerre o outro programa ou escolha outra: PORT=5173 npm start`;
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST', 'ENOSPC'].includes(code ?? '')) {
    const place = path ?? config?.dataDir;
    return `Não é possível gravar em ${place}. Ajuste a pasta ou escolha outra: ORACULO_DATA_DIR=‹pasta› npm start`;
  }
  if (code === 'SQLITE_CANTOPEN' || code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') {
    return `O banco de dados em ${config?.databaseUrl} não pôde ser aberto. Para começar de novo: npm start -- --reset`;
  }
  return undefined;
}

async function reset({ dataDir }: GatewayConfig): Promise<void> {
  // Only what the gateway itself creates: the folder may be shared with something else.
  const own = ['oraculo.db', 'oraculo.db-wal', 'oraculo.db-shm', 'keys.json', 'files', 'incoming'];
  await Promise.all(own.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
}

async function revoke(config: GatewayConfig, username: string): Promise<void> {
  const db = await openDatabase(config.databaseUrl);
  const [user] = await db.read.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (!user) throw new ConfigError(`Usuário desconhecido: ${username}`);
  console.log(`Sessões encerradas: ${await revokeSessions(db, user.id, Date.now())}`);
  await db.close();
}

async function serve(config: GatewayConfig): Promise<void> {
  const gateway = await startGateway(config);
  const width = Math.max(...signIns.map(({ username }) => username.length));
  const accounts = signIns.map(
    ({ username, password, label }) => `  ${username.padEnd(width)}  ${password.padEnd(16)}  ${label}`,
  );
  console.log(`\nOráculo em ${gateway.origin}\n\nAcessos de demonstração:\n${accounts.join('\n')}\n`);
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    // An answer in hand may finish; a client that never reads on may not hold the stop up.
    setTimeout(() => process.exit(0), 10_000).unref();
    gateway.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function main(args: readonly string[]): Promise<void> {
  let config: GatewayConfig | undefined;
  try {
    const unknown = args.find((arg, at) => !/^--(reset|revoke|help)$/.test(arg) && args[at - 1] !== '--revoke');
    if (unknown) throw new ConfigError(`Opção desconhecida: ${unknown}. Veja --help.`);
    if (args.includes('--help')) {
      console.log(help);
      return;
    }
    config = readConfig();
    const revoked = args[args.indexOf('--revoke') + 1];
    if (args.includes('--revoke')) {
      if (!revoked) throw new ConfigError('Diga de quem: --revoke ‹usuário›');
      await revoke(config, revoked);
      return;
    }
    if (args.includes('--reset')) await reset(config);
    await serve(config);
  } catch (error) {
    const line = explain(error, config);
    if (line === undefined) console.error(error);
    else console.error(`Oráculo não iniciou: ${line}`);
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));

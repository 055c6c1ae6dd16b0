import type { ClientBase, Pool } from 'pg';
import { certificateCode } from '../../settings/certificateCode.ts';
import { ConfigError } from '../../settings/readConfig.ts';
import { migrationNames } from '../migrate.ts';

const oldestVersion = 13;
/** Times come from the server, so a small difference is harmless. A larger one means that a clock is not synchronized. */
const maxOffsetMs = 60_000;

/** The URL without user and password. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

const refusal = (sentence: string, url: string): ConfigError =>
  new ConfigError(`${sentence} (ORACULO_DATABASE_URL: ${placeOf(url)})`);

const settings = `SELECT current_setting('server_version_num')::int / 10000 AS version,
  current_setting('transaction_read_only') = 'on' OR pg_is_in_recovery() AS "isReadOnly",
  current_setting('synchronous_commit') <> 'off' AND current_setting('fsync') = 'on' AS "isDurable",
  current_setting('server_encoding') AS encoding`;

interface Settings {
  version: number;
  isReadOnly: boolean;
  isDurable: boolean;
  encoding: string;
}

/** Runs before any change, so that a database that this gateway cannot use stays as it is. */
export async function checkPostgres(client: ClientBase, url: string): Promise<void> {
  const { rows } = await client.query<Settings>(settings);
  const { encoding, isDurable, isReadOnly, version } = rows[0]!;
  if (version < oldestVersion) {
    throw refusal(`O PostgreSQL é da versão ${version}; o Oráculo precisa da ${oldestVersion} ou mais nova.`, url);
  }
  if (isReadOnly) throw refusal('O banco de dados é só de leitura. Indique o servidor principal.', url);
  if (!isDurable) {
    throw refusal('O PostgreSQL perde gravações numa queda: ligue fsync e synchronous_commit.', url);
  }
  if (encoding !== 'UTF8') throw refusal(`O banco de dados é ${encoding}. Crie-o com ENCODING 'UTF8'.`, url);
  await checkMigrations(client, url);
}

async function checkMigrations(client: ClientBase, url: string): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  if (tables.length === 0) return;
  if (!tables.some(({ name }) => name === 'migrations')) {
    throw refusal('O banco de dados é de outro programa. Crie um só para o Oráculo.', url);
  }
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  const known = await migrationNames();
  const seen = rows.map(({ name }) => name);
  if (seen.some((name) => !known.includes(name))) {
    throw refusal('O banco de dados é de uma versão mais nova do Oráculo. Inicie essa versão.', url);
  }
  const isWhole = seen.every((name, at) => name === known[at]) && (seen.length === 0 || tables.length > 2);
  if (!isWhole) {
    throw refusal('O banco de dados está incompleto. Restaure uma cópia inteira, ou indique um banco vazio.', url);
  }
}

/** How far the clock of this machine is behind that of the server; the start fails when it is off by minutes. */
export async function measureClock(connection: ClientBase | Pool, url?: string): Promise<number> {
  const sentAt = Date.now();
  const { rows } = await connection.query<{ now: string }>(
    'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::text AS now',
  );
  const offsetMs = Number(rows[0]!.now) - Math.round((sentAt + Date.now()) / 2);
  if (url !== undefined && Math.abs(offsetMs) > maxOffsetMs) {
    const side = offsetMs > 0 ? 'atrasado' : 'adiantado';
    const seconds = Math.round(Math.abs(offsetMs) / 1000);
    throw refusal(
      `O relógio desta máquina está ${seconds} s ${side} em relação ao do banco. Acerte-o e inicie de novo.`,
      url,
    );
  }
  return offsetMs;
}

/**
 * The first matching entry is used. Messages are matched only for errors without a code: the server writes messages in
 * its own language.
 */
const causes: readonly { code?: RegExp; message?: RegExp; sentence: string }[] = [
  { code: /^28P01$/, sentence: 'O PostgreSQL recusou o usuário ou a senha.' },
  {
    message: /client password must be/,
    sentence: 'O PostgreSQL pede uma senha. Indique-a no endereço ou em PGPASSWORD.',
  },
  {
    code: /^28000$/,
    sentence:
      'O PostgreSQL não aceita este usuário desta máquina. Confira o usuário, o pg_hba.conf e, se ele exige TLS, acrescente ?sslmode=verify-full ao endereço.',
  },
  {
    message: /does not support SSL/,
    sentence: 'O PostgreSQL não oferece TLS. Ligue ssl no servidor ou retire sslmode do endereço.',
  },
  {
    code: certificateCode,
    sentence:
      'O certificado do PostgreSQL não foi aceito. Confira o nome do servidor e indique quem o assinou: sslrootcert=‹arquivo› no endereço.',
  },
  {
    code: /^ENOENT$/,
    sentence: 'O arquivo de certificado que o endereço indica não existe. Confira sslrootcert.',
  },
  { code: /^3D000$/, sentence: 'O banco de dados não existe. Crie-o: createdb.' },
  { code: /^42501$/, sentence: 'O usuário não pode criar tabelas no banco. Dê a ele esse direito.' },
  { code: /^53300$/, sentence: 'O PostgreSQL não tem conexões livres. Aumente max_connections.' },
  {
    code: /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|57P0|08)/,
    message: /timeout|terminated/i,
    sentence: 'O PostgreSQL não responde. Confira o endereço, a rede e se ele está em uso.',
  },
];

/** A sentence for the operator about a server that cannot be used. It names the setting. */
export function postgresRefusal(error: unknown, url: string): unknown {
  if (error instanceof ConfigError) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const cause = causes.find((each) => each.code?.test(code) || each.message?.test(message));
  return cause ? refusal(cause.sentence, url) : error;
}

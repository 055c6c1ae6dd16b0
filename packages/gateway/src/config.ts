import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '@oraculo/api-client/contract';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

export interface GatewayConfig {
  host: string;
  port: number;
  /** Port of the second origin, where stored files are served by signed links. */
  storagePort: number;
  /** Address of the second origin as browsers see it; empty = derived from the port in use. */
  storageOrigin: string;
  /** Origins that may read stored files, besides the app's own. */
  allowedOrigins: string[];
  dataDir: string;
  /** Of the embedded database. */
  databaseFile: string;
  /** `postgres://…`; empty = the embedded database. */
  databaseUrl: string;
  /** `s3://‹bucket›/‹prefix›`; empty = files lie in the folder of the data. */
  filesUrl: string;
  /** Of an S3 service other than AWS. */
  s3Endpoint: string;
  /** Folder of the built app; without its index.html only the API answers. */
  appDir: string;
  openApiFile: string;
  applicationKey: string;
  /** Addresses or networks of the proxies whose `X-Forwarded-…` headers are trusted. */
  trustedProxies: string[];
  /** Pause between two steps of a background job; 0 in tests. */
  jobPaceMs: number;
  /** How long a job belongs to a process that no longer reports. */
  jobLeaseMs: number;
  /** How long the file of an upload stays after it came; captured documents stay for good. */
  sourceRetentionMs: number;
  sessionSeconds: number;
  signedLinkTtlSeconds: number;
  signInMaxFailures: number;
  /** Of one address, whatever user names it tries. */
  signInMaxFailuresByAddress: number;
  signInWindowMs: number;
  maxFileBytes: number;
  /** Lines of one upload, CSV or spreadsheet. */
  maxLines: number;
  seed: { beneficiaries: number; eligibilityRecords: number };
  /** Invented data, accounts that the start prints, a known key: for one machine's own browser only. */
  isDemo: boolean;
  /** Reads /metrics of the second origin; empty = programs on this machine do. */
  metricsToken: string;
  logLevel: string;
}

export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

function wholeNumber(env: Environment, name: string, fallback: number, max = Number.MAX_SAFE_INTEGER): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0 || value > max) {
    const range = max === Number.MAX_SAFE_INTEGER ? 'a partir de 0' : `entre 0 e ${max}`;
    throw new ConfigError(`${name} deve ser um número inteiro ${range}. O valor recebido foi "${text}".`);
  }
  return value;
}

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);

function readDemo({ ORACULO_DEMO: text, ORACULO_TRUST_PROXY: proxies }: Environment, host: string): boolean {
  if (text !== undefined && !/^[01]?$/.test(text)) throw new ConfigError('ORACULO_DEMO deve ser 0 ou 1.');
  if (text === '1' && !isLoopback(host)) {
    throw new ConfigError(
      'Os dados de demonstração só são servidos em localhost. Remova ORACULO_DEMO ou ORACULO_HOST.',
    );
  }
  const hasProxy = list(proxies).length > 0;
  if (text === '1' && hasProxy) {
    throw new ConfigError(
      'Os acessos de demonstração são públicos e não são servidos por um proxy. Remova ORACULO_DEMO ou ORACULO_TRUST_PROXY.',
    );
  }
  return text ? text === '1' : isLoopback(host) && !hasProxy;
}

/** A password that is not encoded moves the rest of the address: what seems to be the server would be a part of it. */
const isPostgresAddress = (url: string): boolean =>
  /^postgres(ql)?:\/\/([^/?#]*@)?[^/?#@]+\/[^/?#@]+(\?[^#@]*)?$/.test(url) && URL.canParse(url);

export function readDatabase({ ORACULO_DATABASE_URL: url = '' }: Environment, dataDir: string) {
  const file = resolve(dataDir, 'oraculo.db');
  if (url === '') return { databaseFile: file, databaseUrl: '' };
  if (/^file:./.test(url)) return { databaseFile: resolve(dataDir, url.slice('file:'.length)), databaseUrl: '' };
  if (isPostgresAddress(url)) return { databaseFile: file, databaseUrl: url };
  throw new ConfigError(
    'ORACULO_DATABASE_URL deve ser file:‹arquivo› ou postgres://‹usuário›:‹senha›@‹servidor›/‹banco›, com a senha codificada como em endereços.',
  );
}

function readApplicationKey({ ORACULO_APPLICATION_KEY: key }: Environment, isDemo: boolean): string {
  if (key) return key;
  if (isDemo) return 'oraculo-local';
  throw new ConfigError(
    'Defina ORACULO_APPLICATION_KEY com uma chave de aplicação própria: a da demonstração só vale em localhost.',
  );
}

/** Reads every setting once. A new setting is a field here and a line in `settingsHelp`. */
export function readConfig(env: Environment = process.env): GatewayConfig {
  const port = wholeNumber(env, 'PORT', 4173, 65_534);
  const host = env.ORACULO_HOST || 'localhost';
  const isDemo = readDemo(env, host);
  const dataDir = resolve(repositoryRoot, env.ORACULO_DATA_DIR || '.data');
  return {
    host,
    port,
    storagePort: wholeNumber(env, 'ORACULO_STORAGE_PORT', port === 0 ? 0 : port + 1, 65_535),
    storageOrigin: (env.ORACULO_STORAGE_ORIGIN ?? '').replace(/\/+$/, ''),
    allowedOrigins: list(env.ORACULO_ALLOWED_ORIGINS),
    dataDir,
    ...readDatabase(env, dataDir),
    filesUrl: env.ORACULO_FILES_URL ?? '',
    s3Endpoint: env.ORACULO_S3_ENDPOINT ?? '',
    appDir: resolve(repositoryRoot, env.ORACULO_APP_DIR || 'packages/app/dist'),
    openApiFile: resolve(repositoryRoot, 'packages/api-client/openapi.json'),
    trustedProxies: list(env.ORACULO_TRUST_PROXY),
    applicationKey: readApplicationKey(env, isDemo),
    isDemo,
    jobPaceMs: wholeNumber(env, 'ORACULO_JOB_PACE_MS', 1200),
    jobLeaseMs: wholeNumber(env, 'ORACULO_JOB_LEASE_MS', 5000),
    sourceRetentionMs: wholeNumber(env, 'ORACULO_SOURCE_DAYS', 30, 36_500) * 24 * 60 * 60 * 1000,
    sessionSeconds: wholeNumber(env, 'ORACULO_SESSION_SECONDS', 8 * 60 * 60),
    signedLinkTtlSeconds: wholeNumber(env, 'ORACULO_SIGNED_LINK_TTL_SECONDS', 900),
    signInMaxFailures: wholeNumber(env, 'ORACULO_SIGN_IN_MAX_FAILURES', 10),
    signInMaxFailuresByAddress: wholeNumber(env, 'ORACULO_SIGN_IN_MAX_FAILURES_BY_ADDRESS', 60),
    signInWindowMs: 15 * 60 * 1000,
    maxFileBytes: limits.uploadBytes,
    maxLines: limits.uploadLines,
    seed: {
      beneficiaries: wholeNumber(env, 'ORACULO_SEED_BENEFICIARIES', 6000),
      eligibilityRecords: wholeNumber(env, 'ORACULO_SEED_ELIGIBILITY_RECORDS', 52_000),
    },
    metricsToken: env.ORACULO_METRICS_TOKEN ?? '',
    logLevel: env.ORACULO_LOG_LEVEL || 'info',
  };
}

export const settingsHelp = `Variáveis de ambiente:
  PORT                             porta do aplicativo e da API (4173)
  ORACULO_HOST                     endereço em que escuta (localhost)
  ORACULO_STORAGE_PORT             porta da origem dos arquivos (PORT + 1)
  ORACULO_STORAGE_ORIGIN           endereço público da origem dos arquivos (http://localhost:‹porta›)
  ORACULO_ALLOWED_ORIGINS          outras origens que podem ler arquivos, separadas por vírgula
  ORACULO_DATA_DIR                 pasta dos dados (.data na raiz do repositório)
  ORACULO_DATABASE_URL             file:‹arquivo›, ou postgres://… para vários gateways (oraculo.db na pasta dos dados)
  ORACULO_FILES_URL                s3://‹bucket›/‹prefixo› para guardar os arquivos num bucket (files na pasta dos dados);
                                   região e credenciais como nos programas da AWS: AWS_REGION, AWS_ACCESS_KEY_ID, …
  ORACULO_S3_ENDPOINT              endereço de um serviço S3 que não é o da AWS
  ORACULO_APP_DIR                  pasta do aplicativo construído (packages/app/dist)
  ORACULO_DEMO                     1 cria dados e acessos de demonstração; 0 começa vazio (1 em localhost sem proxy)
  ORACULO_APPLICATION_KEY          chave de aplicação esperada no cabeçalho "key"; obrigatória sem demonstração
  ORACULO_ENCRYPTION_KEY           32 bytes em hexadecimal para as senhas guardadas (criada na pasta dos dados)
  ORACULO_SIGNING_KEY              32 bytes em hexadecimal para os links assinados (criada na pasta dos dados)
  ORACULO_JOB_PACE_MS              pausa entre os passos dos trabalhos (1200)
  ORACULO_JOB_LEASE_MS             tempo até outro processo assumir um trabalho parado (5000)
  ORACULO_SOURCE_DAYS              dias em que ficam os arquivos enviados para processamento (30)
  ORACULO_SESSION_SECONDS          duração da sessão (28800)
  ORACULO_SIGNED_LINK_TTL_SECONDS  validade dos links assinados (900)
  ORACULO_SIGN_IN_MAX_FAILURES     tentativas de acesso erradas em 15 minutos (10)
  ORACULO_SIGN_IN_MAX_FAILURES_BY_ADDRESS  o mesmo para um endereço, com quaisquer usuários (60)
  ORACULO_TRUST_PROXY              endereços dos proxies à frente do gateway, separados por vírgula: só deles
                                   se aceita X-Forwarded-For e X-Forwarded-Proto (nenhum)
  ORACULO_SEED_BENEFICIARIES       beneficiários criados no primeiro início (6000)
  ORACULO_SEED_ELIGIBILITY_RECORDS registros de elegibilidade criados no primeiro início (52000)
  ORACULO_METRICS_TOKEN            credencial (Bearer) de /metrics na origem dos arquivos (só desta máquina)
  ORACULO_LOG_LEVEL                info, warn, error ou silent: em warn estão todas as recusas, com seu código (info; npm start usa warn)`;

import { resolve } from 'node:path';
import { limits } from '@oraculo/api-client/contract';
import { ConfigError } from './ConfigError.ts';
import { builtIn, isRelease, settingsRoot } from './installation.ts';
import { type PublicAddress, readPublicAddress } from './publicAddress.ts';
import { defaultOf } from './settingsTable.ts';

export { ConfigError };

export interface GatewayConfig extends PublicAddress {
  host: string;
  port: number;
  /** The port of the second origin: health, metrics, and stored files by signed links unless they share the app’s origin. */
  storagePort: number;
  dataDir: string;
  /** The file of the embedded database. */
  databaseFile: string;
  /** `postgres://…`; empty = the embedded database. */
  databaseUrl: string;
  /** `s3://‹bucket›/‹prefix›`; empty = files are in the data folder. */
  filesUrl: string;
  /** The URL of an S3 service other than AWS. */
  s3Endpoint: string;
  /** Folder of the built app; empty = only the API answers. */
  appDir: string;
  openApiFile: string;
  applicationKey: string;
  /** Addresses or networks of the proxies whose `X-Forwarded-…` headers are trusted. */
  trustedProxies: string[];
  /** Pause between two steps of a background job; 0 in tests. */
  jobPaceMs: number;
  /** The time after which another process may take over a job whose process no longer renews its lease. */
  jobLeaseMs: number;
  /** How long the file of an upload is kept; captured documents are kept for ever. */
  sourceRetentionMs: number;
  sessionSeconds: number;
  signedLinkTtlSeconds: number;
  signInMaxFailures: number;
  /** The limit of failures of one address, with any user names. */
  signInMaxFailuresByAddress: number;
  signInWindowMs: number;
  maxFileBytes: number;
  /** The limit of lines of one upload, CSV or spreadsheet. */
  maxLines: number;
  seed: { beneficiaries: number; eligibilityRecords: number };
  /** Invented data, accounts that the start prints, and a public application key: only for a browser on the same machine. */
  isDemo: boolean;
  /** The token for /metrics of the second origin; empty = only programs on this machine may read it. */
  metricsToken: string;
  logLevel: string;
}

type Environment = Record<string, string | undefined>;

interface NumberRange {
  /** Replaces a default of the table that depends on another setting. */
  fallback?: number;
  max?: number;
}

function wholeNumber(env: Environment, name: string, range: NumberRange = {}): number {
  const { fallback = Number(defaultOf(name)), max = Number.MAX_SAFE_INTEGER } = range;
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0 || value > max) {
    const wanted = max === Number.MAX_SAFE_INTEGER ? 'a partir de 0' : `entre 0 e ${max}`;
    throw new ConfigError(`${name} deve ser um número inteiro ${wanted}. O valor recebido foi "${text}".`);
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

/** A password that is not percent-encoded shifts the rest of the URL, so that a part of it would be read as the host. */
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

function readDataDir(text: string): string {
  if (text === '' && isRelease) {
    throw new ConfigError('Defina ORACULO_DATA_DIR com a pasta dos dados, como /var/lib/oraculo.');
  }
  const dataDir = resolve(settingsRoot, text || builtIn.dataDir);
  if (dataDir !== '/' && dataDir !== '/.data') return dataDir;
  throw new ConfigError(`Os dados ficariam em ${dataDir}, que não é uma pasta só deles. Defina ORACULO_DATA_DIR.`);
}

const readAppDir = (text: string): string => (text === 'none' ? '' : resolve(settingsRoot, text || builtIn.appDir));

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readLogLevel(text: string): string {
  if (logLevels.includes(text)) return text;
  throw new ConfigError(`ORACULO_LOG_LEVEL deve ser info, warn, error ou silent. O valor recebido foi "${text}".`);
}

/** Reads every setting once. A new setting is a row in `settingsTable.ts`, which holds its default, and a field here. */
export function readConfig(env: Environment = process.env): GatewayConfig {
  const port = wholeNumber(env, 'PORT', { max: 65_534 });
  const host = env.ORACULO_HOST || defaultOf('ORACULO_HOST');
  const isDemo = readDemo(env, host);
  const dataDir = readDataDir(env.ORACULO_DATA_DIR ?? '');
  const applicationKey = readApplicationKey(env, isDemo);
  const hasProxy = list(env.ORACULO_TRUST_PROXY).length > 0;
  const address = readPublicAddress({
    storageOrigin: env.ORACULO_STORAGE_ORIGIN ?? '',
    allowedOrigins: list(env.ORACULO_ALLOWED_ORIGINS),
    basePath: env.ORACULO_BASE_PATH ?? '',
    isPublic: !isLoopback(host) || hasProxy,
    hasProxy,
    hasBucket: Boolean(env.ORACULO_FILES_URL),
  });
  return {
    ...address,
    host,
    port,
    storagePort: wholeNumber(env, 'ORACULO_STORAGE_PORT', { fallback: port === 0 ? 0 : port + 1, max: 65_535 }),
    dataDir,
    ...readDatabase(env, dataDir),
    filesUrl: env.ORACULO_FILES_URL ?? '',
    s3Endpoint: env.ORACULO_S3_ENDPOINT ?? '',
    appDir: readAppDir(env.ORACULO_APP_DIR ?? ''),
    openApiFile: builtIn.openApiFile,
    trustedProxies: list(env.ORACULO_TRUST_PROXY),
    applicationKey,
    isDemo,
    jobPaceMs: wholeNumber(env, 'ORACULO_JOB_PACE_MS'),
    jobLeaseMs: wholeNumber(env, 'ORACULO_JOB_LEASE_MS'),
    sourceRetentionMs: wholeNumber(env, 'ORACULO_SOURCE_DAYS', { max: 36_500 }) * 24 * 60 * 60 * 1000,
    sessionSeconds: wholeNumber(env, 'ORACULO_SESSION_SECONDS'),
    signedLinkTtlSeconds: wholeNumber(env, 'ORACULO_SIGNED_LINK_TTL_SECONDS'),
    signInMaxFailures: wholeNumber(env, 'ORACULO_SIGN_IN_MAX_FAILURES'),
    signInMaxFailuresByAddress: wholeNumber(env, 'ORACULO_SIGN_IN_MAX_FAILURES_BY_ADDRESS'),
    signInWindowMs: 15 * 60 * 1000,
    maxFileBytes: limits.uploadBytes,
    maxLines: limits.uploadLines,
    seed: {
      beneficiaries: wholeNumber(env, 'ORACULO_SEED_BENEFICIARIES'),
      eligibilityRecords: wholeNumber(env, 'ORACULO_SEED_ELIGIBILITY_RECORDS'),
    },
    metricsToken: env.ORACULO_METRICS_TOKEN ?? '',
    logLevel: readLogLevel(env.ORACULO_LOG_LEVEL || 'info'),
  };
}

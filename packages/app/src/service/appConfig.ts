import { createTransport } from '@oraculo/api-client';
import { defaultHeaderNames } from '@oraculo/api-client/contract';
import { recordServerTime } from '../clock/clock.ts';
import { basename, inBasename } from '../browser/basename.ts';

/** The settings that differ between environments, read once from `config.json` before the app renders. */
export interface AppConfig {
  operatorServiceUrl: string;
  applicationKey: string;
  headerNames: { key: string; token: string };
  /** Card-number rule by the operator's ANS number; other operators have none. */
  cardNumberRules: Readonly<Record<string, CardNumberRuleSetting>>;
}

export interface CardNumberRuleSetting {
  rule: string;
  /** A regular expression that a card number of the right length must match completely. */
  pattern?: string;
}

export type ConfigReading = { config: AppConfig; problem?: undefined } | { config?: undefined; problem: string };

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOr = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : otherwise;

function readCardNumberRules(value: unknown): AppConfig['cardNumberRules'] {
  if (!isRecord(value)) return {};
  const rules = Object.entries(value).flatMap(([ansId, setting]): [string, CardNumberRuleSetting][] => {
    if (typeof setting === 'string') return [[ansId, { rule: setting }]];
    if (!isRecord(setting) || typeof setting.rule !== 'string') return [];
    return [
      [ansId, { rule: setting.rule, pattern: typeof setting.pattern === 'string' ? setting.pattern : undefined }],
    ];
  });
  return Object.fromEntries(rules);
}

/** The client validates the address. */
function isServiceAddress(baseUrl: string) {
  try {
    createTransport({ baseUrl, applicationKey: '' });
    return true;
  } catch {
    return false;
  }
}

const isHeaderName = (name: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** If `basePath` differs from the folder that the app was loaded from, the first link opens the wrong path. */
const isAppFolder = (basePath: string, appFolder: string) => basePath.replace(/\/+$/, '') === appFolder;

/**
 * Never throws: a problem is returned as a sentence for the page.
 * @param appFolder the folder that the app was loaded from
 */
export function readAppConfig(value: unknown, appFolder = basename): ConfigReading {
  if (!isRecord(value)) return { problem: 'O arquivo config.json não contém um objeto.' };
  const basePath = textOr(value.basePath, appFolder);
  if (!isAppFolder(basePath, appFolder)) {
    return {
      problem: `O config.json diz que o aplicativo está em ${basePath} (basePath), mas a página carrega os arquivos de ${appFolder}/.`,
    };
  }
  const applicationKey = textOr(value.applicationKey, '');
  if (applicationKey === '') return { problem: 'Falta a chave da aplicação (applicationKey) no config.json.' };
  const operatorServiceUrl = textOr(value.operatorServiceUrl, `${appFolder}/api/operator`);
  if (!isServiceAddress(operatorServiceUrl))
    return { problem: 'O endereço do serviço (operatorServiceUrl) no config.json não é válido.' };
  const names = isRecord(value.headerNames) ? value.headerNames : {};
  const headerNames = {
    key: textOr(names.key, defaultHeaderNames.key),
    token: textOr(names.token, defaultHeaderNames.token),
  };
  if (!Object.values(headerNames).every(isHeaderName))
    return { problem: 'Um nome de cabeçalho (headerNames) no config.json não é válido.' };
  return {
    config: {
      operatorServiceUrl,
      applicationKey,
      headerNames,
      cardNumberRules: readCardNumberRules(value.cardNumberRules),
    },
  };
}

/** Reads the `Date` header of the first response. A cached response has an old one, so only `no-store` counts. */
function readServerTime({ headers }: Response) {
  const answeredAtMs = Date.parse(headers.get('date') ?? '');
  const isFresh = headers.get('cache-control')?.includes('no-store') === true;
  if (isFresh && !Number.isNaN(answeredAtMs)) recordServerTime(answeredAtMs);
}

/** The logo of index.html stays until config.json arrives or this time has passed. */
const deadlineMs = 10_000;

/**
 * Fetches `config.json`. No response, an error status, a body that is not JSON (such as an HTML page) and an invalid
 * setting each have their own message.
 */
export async function loadAppConfig(): Promise<ConfigReading> {
  try {
    // Same mode and credentials as the preload in index.html, so that the browser reuses its response.
    const answer = await fetch(inBasename('/config.json'), { signal: AbortSignal.timeout(deadlineMs) });
    readServerTime(answer);
    if (!answer.ok) return { problem: `O servidor respondeu ${answer.status} à solicitação do config.json.` };
    return readAppConfig(JSON.parse(await answer.text()));
  } catch (cause) {
    return cause instanceof SyntaxError
      ? { problem: 'O arquivo config.json não é um JSON válido.' }
      : { problem: 'O servidor não respondeu à solicitação do config.json.' };
  }
}

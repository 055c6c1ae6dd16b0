import { defaultHeaderNames } from '../core/defaultHeaderNames.ts';
import type { Operation } from '../core/operation.ts';

export interface ServiceOptions {
  baseUrl: string;
  applicationKey: string;
  username: string;
  password: string;
  headerNames?: { key?: string | undefined; token?: string | undefined } | undefined;
  /** Replaces `fetch`, for tests. */
  fetch?: typeof fetch | undefined;
}

export interface RequestValues {
  params?: Record<string, string> | undefined;
  query?: Record<string, string | number | boolean> | undefined;
  body?: unknown;
  /** Replaces the valid key or token; `null` sends none. */
  key?: string | null | undefined;
  token?: string | null | undefined;
}

export interface ServiceAnswer {
  status: number;
  contentType: string;
  headers: Headers;
  text: string;
  json: unknown;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends requests without the client, because the client would correct some faults and hide them. */
export function connectService({ baseUrl, applicationKey, headerNames, fetch: own = fetch }: ServiceOptions) {
  const { key: keyName = defaultHeaderNames.key, token: tokenName = defaultHeaderNames.token } = headerNames ?? {};
  let session: string | null = null;

  async function ask({ method, path, bodyKind }: Operation, values: RequestValues = {}): Promise<ServiceAnswer> {
    const { params = {}, query = {}, key = applicationKey, token = session } = values;
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const headers = new Headers({ accept: 'application/json' });
    if (key !== null) headers.set(keyName, key);
    if (token !== null) headers.set(tokenName, token);
    const body = values.body instanceof FormData ? values.body : JSON.stringify(values.body ?? {});
    if (bodyKind !== 'none' && typeof body === 'string') headers.set('content-type', 'application/json');
    const answer = await own(`${baseUrl.replace(/\/$/, '')}${filled}?${search}`.replace(/\?$/, ''), {
      method,
      headers,
      redirect: 'manual',
      ...(bodyKind === 'none' ? {} : { body }),
      signal: AbortSignal.timeout(180_000),
    });
    const text = await answer.text();
    const contentType = answer.headers.get('content-type') ?? '';
    return { status: answer.status, contentType, headers: answer.headers, text, json: parse(text) };
  }

  return {
    ask,
    /** Sends a request to a signed address, without key and token. */
    signed: (address: string, init: RequestInit = {}) =>
      own(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init }),
    useToken: (token: string) => {
      session = token;
    },
  };
}

export type Service = ReturnType<typeof connectService>;

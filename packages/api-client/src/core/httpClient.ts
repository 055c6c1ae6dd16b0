import { createFetch, type FetchContext } from 'ofetch';
import { ApiError } from './errors.ts';
import { guardAnswer } from './guardAnswer.ts';
import { errorOfAnswer } from './readAnswer.ts';

/** Sends a request: the platform's `fetch`, a replacement of it, or `XMLHttpRequest` when the caller wants progress. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The state of a call that ofetch does not know. */
export interface CallState {
  /** The headers of each request of the call. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces `fetch` for this call. */
  via?: Fetch | undefined;
  /** Whether the call works without a session: its 401 means a wrong password, not an ended session. */
  isPublic?: boolean | undefined;
  /** The last answer, for the error and the report of the call. */
  response?: Response | undefined;
}

/**
 * Sends one request with the options of ofetch. ofetch passes unknown options, such as `call`, to its hooks and to
 * `fetch`. Its types do not leave this file, because apps do not have that package.
 */
export interface HttpRequestInit extends Omit<RequestInit, 'body' | 'signal'> {
  signal: AbortSignal;
  baseURL?: string | undefined;
  query?: Record<string, unknown> | undefined;
  body?: BodyInit | Record<string, unknown> | null | undefined;
  parseResponse?: ((text: string) => unknown) | undefined;
  call: CallState;
}

type Context = FetchContext & { options: HttpRequestInit };

export type HttpClient = (address: string, init: HttpRequestInit) => Promise<Response & { _data?: unknown }>;

/** The only instance of ofetch; every request goes through it. It does not retry, has no time limit and follows no redirect. */
export function createHttpClient(fetch: Fetch): HttpClient {
  const guarded = async (address: string, init: HttpRequestInit) => {
    const { call, signal } = init;
    // Node 24 and later serialize a form even if the signal is aborted, and throw where no caller can catch the error
    // (https://github.com/nodejs/undici/issues/5835).
    signal.throwIfAborted();
    call.response = await (call.via ?? fetch)(address, init as RequestInit);
    return guardAnswer(call.response, signal);
  };
  return createFetch({
    fetch: guarded as never,
    defaults: {
      retry: false,
      // Browsers have `error` too, but workerd knows `manual` only. A redirect must not be followed: for another origin `fetch`
      // drops `Authorization` and keeps every other header.
      redirect: 'manual',
      // Raw bytes, unless the request sets a parser.
      responseType: 'blob',
      onRequest: ({ options }) => {
        const { headers } = (options as Context['options']).call;
        for (const name in headers) options.headers.set(name, headers[name] as string);
      },
      onRequestError: ({ error }) => {
        throw error instanceof ApiError ? error : new ApiError({ kind: 'network', cause: error });
      },
      onResponseError: async ({ response, options }) => {
        throw await errorOfAnswer(response, (options as Context['options']).call.isPublic);
      },
    },
  }).raw as unknown as HttpClient;
}

import { createFetch, type FetchError } from 'ofetch';
import { type Deadline, withDeadline } from './deadline.ts';
import { fetchAnswer } from './fetchAnswer.ts';
import type { Answer, Body, Operation, PathValues, Query } from './operation.ts';
import { fillPath, readBase, resolveBelow, toSearch } from './path.ts';
import { type RawAnswer, readError, readSuccess } from './readBody.ts';
import { bodySize, multipartBody, type Progress, sendWithProgress } from './upload.ts';

export interface TransportOptions {
  /** Where the operator service is; a path such as `/api/operator` is taken on the page's own origin. */
  baseUrl: string;
  /** Sent with every request, and only to the base address. */
  applicationKey: string;
  /** @default { key: 'key', token: 'token' } */
  headerNames?: { key?: string; token?: string };
  /** Read at every request, so that a new session needs no new client. */
  getToken?: () => string | null | undefined;
  /** Called once for a token that the service no longer takes; not for a wrong sign-in. */
  onUnauthorized?: () => void;
  /** Replaces the platform's `fetch`, for stories and tests; uploads use it as well. */
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Replaces the time limit of every call, in milliseconds; meant for tests. */
  timeoutMs?: number;
}

/** Any call takes these last. */
export interface RequestOptions {
  /** Ends the call with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal;
  /** Replaces the call's own time limit, in milliseconds. */
  timeoutMs?: number;
}

/** Calls that send a file take these last. */
export interface UploadOptions extends RequestOptions {
  onProgress?: (progress: Progress) => void;
}

export type CallInput<O extends Operation> = UploadOptions & {
  params?: PathValues<O>;
  query?: Query<O>;
  body?: Body<O>;
  file?: File;
};

export interface Transport {
  /** Sends one request, once, and reads its answer as the operation says. */
  call: <const O extends Operation>(operation: O, input?: CallInput<O>) => Promise<Answer<O>>;
  /** The limits of work on several requests that count as one call. */
  deadline: (timeoutMs: number, options?: RequestOptions) => Deadline;
  /** For addresses outside the base: sends none of the client's headers. */
  sendBare: (url: string, init: RequestInit, onProgress?: (progress: Progress) => void) => Promise<RawAnswer>;
}

const nobody = Symbol('no token reported yet');

/** Owns the address, the keys, the time limit and the errors of all calls; never retries, never shows anything. */
export function createTransport(options: TransportOptions): Transport {
  const base = readBase(options.baseUrl);
  const keyName = options.headerNames?.key ?? 'key';
  const tokenName = options.headerNames?.token ?? 'token';
  // Looked up at each call, so that a tool that replaces the global `fetch` later is seen.
  const { raw } = createFetch({
    fetch: (input, init) => (options.fetch ?? globalThis.fetch)(String(input), init ?? {}),
  });
  let reported: unknown = nobody;

  const readToken = () => options.getToken?.() || undefined;

  const reportUnauthorized = (token: string | undefined) => {
    // A late 401 of an older session says nothing about the present one.
    if (reported === token || token !== readToken()) return;
    reported = token;
    try {
      options.onUnauthorized?.();
    } catch (error) {
      // A failing listener is reported as uncaught; the call still ends in `session`.
      queueMicrotask(() => {
        throw error;
      });
    }
  };

  const send = async (
    url: string,
    init: RequestInit,
    onProgress?: (progress: Progress) => void,
  ): Promise<RawAnswer> => {
    if (onProgress && !options.fetch && typeof XMLHttpRequest === 'function') {
      return sendWithProgress(url, init, onProgress);
    }
    const total = bodySize(init.body);
    onProgress?.({ loaded: 0, total });
    const response = await raw(url, {
      ...init,
      // A redirect would carry the keys along: `fetch` drops none but `Authorization` for another origin.
      redirect: 'error',
      retry: 0,
      ignoreResponseError: true,
      responseType: 'stream',
    }).catch((error: FetchError) => {
      // The wrapper holds the request with its keys; what went wrong is inside.
      throw error.cause ?? error;
    });
    onProgress?.({ loaded: total, total });
    return fetchAnswer(response);
  };

  const call = async <const O extends Operation>(operation: O, input: CallInput<O> = {}): Promise<Answer<O>> => {
    const { params, query, body, file, onProgress } = input;
    return withDeadline(deadline(operation.timeoutMs, input), async (signal) => {
      const url = resolveBelow(base, fillPath(operation.path, params) + toSearch(query));
      const token = operation.isPublic ? undefined : readToken();
      const headers: Record<string, string> = { accept: 'application/json', [keyName]: options.applicationKey };
      if (token) headers[tokenName] = token;
      const init: RequestInit = { method: operation.method, headers, signal };
      if (operation.bodyKind === 'json') {
        headers['content-type'] = 'application/json';
        init.body = JSON.stringify(body ?? {});
      } else if (operation.bodyKind === 'multipart') {
        init.body = multipartBody(file, body);
      }
      const answer = await send(url, init, onProgress);
      if (answer.status >= 200 && answer.status < 300) {
        return (await readSuccess(answer, operation.answer)) as Answer<O>;
      }
      const error = await readError(answer, operation.isPublic ?? false);
      if (error.kind === 'session') reportUnauthorized(token);
      throw error;
    });
  };

  const deadline = (timeoutMs: number, { signal, timeoutMs: own }: RequestOptions = {}): Deadline => ({
    timeoutMs: own ?? options.timeoutMs ?? timeoutMs,
    signal,
  });

  const sendBare: Transport['sendBare'] = (url, init, onProgress) =>
    send(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' }, onProgress);

  return { call, deadline, sendBare };
}

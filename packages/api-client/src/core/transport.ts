import { callListener } from './callListener.ts';
import { type Deadline, withDeadline } from './deadline.ts';
import { fetchAnswer } from './fetchAnswer.ts';
import type { Answer, Body, Operation, PathValues, AskedQuery } from './operation.ts';
import { fillPath, readBase, resolveBelow, toSearch } from './path.ts';
import { type RawAnswer, readError, readJson, readSuccess } from './readBody.ts';

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

export type CallInput<O extends Operation> = RequestOptions & {
  params?: PathValues<O>;
  query?: AskedQuery<O>;
  body?: Body<O>;
};

/** One request and its answer, whatever brings it. */
export type Exchange = (url: string, init: RequestInit) => Promise<RawAnswer>;

/** What a call does otherwise than by default; only the resources that need it bring it along. */
export interface CallVariant {
  form?: FormData;
  exchange?: Exchange;
  read?: (answer: RawAnswer) => Promise<unknown>;
}

export interface Transport {
  /** Sends one request, once, and reads its answer as the operation says. */
  call: <const O extends Operation>(operation: O, input?: CallInput<O>, variant?: CallVariant) => Promise<Answer<O>>;
  /** The limits of work on several requests that count as one call. */
  deadline: (timeoutMs: number, options?: RequestOptions) => Deadline;
  /** Sends what it is given, without the client's headers. */
  exchange: Exchange;
  /** Whether `fetch` was replaced, so that nothing may go around it. */
  hasOwnFetch: boolean;
}

/** Owns the address, the keys, the time limit and the errors of all calls; never retries, never shows anything. */
export function createTransport(options: TransportOptions): Transport {
  const base = readBase(options.baseUrl);
  const { key = 'key', token: tokenName = 'token' } = options.headerNames ?? {};
  const readToken = () => options.getToken?.() || undefined;
  const reportUnauthorized = onceForEachToken(readToken, options.onUnauthorized);

  const exchange: Exchange = async (url, init) => {
    // Looked up at each call, so that a tool that replaces the global `fetch` later is seen.
    const send = options.fetch ?? globalThis.fetch;
    // A redirect would carry the keys along: `fetch` drops none but `Authorization` for another origin.
    return fetchAnswer(await send(url, { ...init, redirect: 'error' }), init.signal);
  };

  const deadline = (timeoutMs: number, { signal, timeoutMs: own }: RequestOptions = {}): Deadline => ({
    timeoutMs: own ?? options.timeoutMs ?? timeoutMs,
    signal,
  });

  const call: Transport['call'] = (operation, input = {}, variant = {}) =>
    withDeadline(deadline(operation.timeoutMs, input), async (signal) => {
      const url = resolveBelow(base, fillPath(operation.path, input.params) + toSearch(input.query));
      const token = operation.isPublic ? undefined : readToken();
      const headers: Record<string, string> = { accept: 'application/json', [key]: options.applicationKey };
      if (token) headers[tokenName] = token;
      const init: RequestInit = { method: operation.method, headers, signal, body: variant.form };
      if (operation.bodyKind === 'json') {
        headers['content-type'] = 'application/json';
        init.body = JSON.stringify(input.body);
      }
      const answer = await (variant.exchange ?? exchange)(url, init);
      if (answer.status < 200 || answer.status > 299) {
        const error = await readError(answer, operation.isPublic);
        if (error.kind === 'session' && !operation.endsSession) reportUnauthorized(token);
        throw error;
      }
      const read = variant.read ?? readJson(operation.answer);
      return (await readSuccess(answer, read)) as Answer<typeof operation>;
    });

  return { call, deadline, exchange, hasOwnFetch: options.fetch !== undefined };
}

/** Parallel calls end with one report, and a late 401 of an older session says nothing about the present one. */
function onceForEachToken(readToken: () => string | undefined, onUnauthorized: (() => void) | undefined) {
  let reported: string | undefined | null = null;
  return (token: string | undefined) => {
    if (reported === token || token !== readToken()) return;
    reported = token;
    callListener(onUnauthorized);
  };
}

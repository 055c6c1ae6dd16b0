import { callListener } from './callListener.ts';
import { type CallReport, reportCall } from './callReport.ts';
import { type Deadline, withDeadline } from './deadline.ts';
import { defaultHeaderNames } from './defaultHeaderNames.ts';
import { ApiError } from './errors.ts';
import { createHttpClient, type HttpClient, type Fetch, type HttpRequestInit } from './httpClient.ts';
import { checkBody, checkHeader, readToken } from './checkRequest.ts';
import type { Answer, QueryInput, Body, Operation, PathValues } from './operation.ts';
import { fillPath, readBase, sentQuery } from './address.ts';
import { parseJson, readJson } from './readAnswer.ts';
import { newKey, type Retry, withRetry } from './retry.ts';

export interface TransportOptions {
  /** The address of the operator service. A path such as `/api/operator` is resolved against the origin of the page. */
  baseUrl: string;
  /** The application key. It is sent with every request, and only to the base address. */
  applicationKey: string;
  /** @default { key: 'key', token: 'token' } */
  headerNames?: { key?: string | undefined; token?: string | undefined } | undefined;
  /** Read at every request, so that a new session needs no new client. */
  getToken?: (() => string | null | undefined) | undefined;
  /** Called once when the service no longer accepts the token; not for a wrong password at the sign-in. */
  onUnauthorized?: (() => void) | undefined;
  /** Called once at the end of each call, without personal data, for logs and metrics. */
  onCall?: ((report: CallReport) => void) | undefined;
  /** Replaces the platform’s `fetch`, for stories and tests. Uploads use it as well. */
  fetch?: ((input: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Replaces the time limit of every call, in milliseconds; `Infinity` means no limit. */
  timeoutMs?: number | undefined;
  /** The retries of a call without its own `retry`. @default one attempt */
  retry?: Retry | undefined;
}

/** The last argument of every call. */
export interface RequestOptions {
  /** Ends the call with an `ApiError` of kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Replaces the call's own time limit, in milliseconds: it covers all attempts. `Infinity` means no limit. */
  timeoutMs?: number | undefined;
  /** Retries a read, or a call with an idempotency key, after a temporary failure. */
  retry?: Retry | undefined;
  /**
   * Replaces the generated key of a call that creates something. For 24 hours the same key gets the answer to the first
   * request.
   */
  idempotencyKey?: string | undefined;
}

export type CallInput<O extends Operation> = RequestOptions & {
  params?: PathValues<O> | undefined;
  query?: QueryInput<O> | undefined;
  body?: Body<O> | undefined;
};

/** The options of any operation, as they are sent. */
type Input = RequestOptions & {
  params?: Record<string, string> | undefined;
  query?: object | undefined;
  body?: unknown;
};

/**
 * Replaces the body, `fetch` or parsing of a call. Resources import this code themselves, so a bundle without the
 * resource does not contain it.
 */
interface CallVariant {
  form?: FormData | undefined;
  via?: Fetch | undefined;
  read?: ((answer: Response & { _data?: unknown }) => unknown) | undefined;
}

export interface Transport {
  /** Sends one request, repeats it as often as `retry` allows, and parses the answer as the operation says. */
  call: <const O extends Operation>(operation: O, input?: CallInput<O>, variant?: CallVariant) => Promise<Answer<O>>;
  /** The time limit and signal of several requests that count as one call. */
  deadline: (timeoutMs: number, options?: RequestOptions) => Deadline;
  /** Sends a request to a signed link, without the client’s headers. `onCall` reports it under `name`. */
  fetchSigned: (
    name: string,
    address: string,
    init: Omit<HttpRequestInit, 'call'>,
    via?: Fetch,
  ) => ReturnType<HttpClient>;
  /** The `fetch` in use. */
  fetch: Fetch;
  /** Whether `fetch` was replaced. If so, every request must use the replacement. */
  hasOwnFetch: boolean;
}

const requestNotCreated = (error: unknown) =>
  new ApiError({
    kind: 'invalid',
    // The original message may quote the value that could not be sent.
    cause: new TypeError(`The request could not be created: ${error instanceof Error ? error.name : typeof error}`),
  });

/** Creates the transport: base URL, headers, time limit, retries and errors of all calls. */
export function createTransport(options: TransportOptions): Transport {
  const baseURL = readBase(options.baseUrl);
  const { applicationKey, getToken, onCall } = options;
  const { key: keyName = defaultHeaderNames.key, token: tokenName = defaultHeaderNames.token } =
    options.headerNames ?? {};
  const reportUnauthorized = onceForEachToken(getToken, options.onUnauthorized);
  // Read at each call, because a tool may replace the global `fetch` later.
  const fetch: Fetch = (address, init) => (options.fetch ?? globalThis.fetch)(address, init);
  const sendRequest: HttpClient = createHttpClient(fetch);

  const deadline = (timeoutMs: number, { signal, timeoutMs: own }: RequestOptions = {}): Deadline => ({
    timeoutMs: own ?? options.timeoutMs ?? timeoutMs,
    signal,
  });

  async function sendOnce(
    operation: Operation,
    input: Input,
    { form, read }: CallVariant,
    request: HttpRequestInit,
    key?: string,
  ) {
    const token = operation.isPublic ? undefined : readToken(getToken);
    try {
      const headers: Record<string, string> = {
        accept: 'application/json',
        [keyName]: checkHeader(applicationKey, 'da aplicação'),
      };
      if (token) headers[tokenName] = token;
      if (key) headers['idempotency-key'] = checkHeader(key, 'de repetição');
      request.call.headers = headers;
      // Serialized once for all attempts: a repeat with the same key must not change, even if the caller changes the object.
      request.body ??= form ?? JSON.stringify(input.body);
      const answer = await sendRequest(fillPath(operation.path, input.params), request);
      return read ? await read(answer) : readJson(operation.answer, answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw requestNotCreated(error);
      if (error.kind === 'session' && !operation.endsSession) reportUnauthorized(token);
      throw error;
    }
  }

  const call = (operation: Operation, input: Input = {}, variant: CallVariant = {}) => {
    const { method } = operation;
    const limits = deadline(operation.timeoutMs, input);
    const key = operation.hasIdempotencyKey ? (input.idempotencyKey ?? newKey()) : undefined;
    const retry = method === 'GET' || key ? (input.retry ?? options.retry) : undefined;
    return reportCall(operation.id, onCall, (state) =>
      withDeadline(limits, (signal) => {
        state.via = variant.via;
        state.isPublic = operation.isPublic;
        if (operation.body) checkBody(operation.body, input.body);
        const request: HttpRequestInit = { baseURL, method, query: sentQuery(input.query), signal, call: state };
        if (typeof operation.answer !== 'string') request.parseResponse = parseJson;
        const send = () => sendOnce(operation, input, variant, request, key);
        return retry ? withRetry(retry, { signal, endsAt: performance.now() + limits.timeoutMs }, send) : send();
      }),
    );
  };

  return {
    call: call as Transport['call'],
    deadline,
    fetchSigned: (name, address, init, via) =>
      reportCall(name, onCall, (call) => {
        call.via = via;
        call.isPublic = true;
        return sendRequest(address, { ...init, call });
      }),
    fetch,
    hasOwnFetch: options.fetch !== undefined,
  };
}

/**
 * Parallel calls report the end of the session only once, and a late 401 of an older session says nothing about the
 * present one.
 */
function onceForEachToken(getToken: TransportOptions['getToken'], onUnauthorized: (() => void) | undefined) {
  let reported: string | undefined | null = null;
  return (token: string | undefined) => {
    if (reported === token || token !== (getToken?.() || undefined)) return;
    reported = token;
    callListener(onUnauthorized);
  };
}

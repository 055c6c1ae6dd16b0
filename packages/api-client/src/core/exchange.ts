import { createFetch, type FetchContext } from 'ofetch';
import { ApiError } from './errors.ts';
import { guardAnswer } from './guardAnswer.ts';
import { errorOfAnswer } from './readAnswer.ts';

/** Sends a request: the platform's `fetch`, a replacement of it, or `XMLHttpRequest` when the caller wants progress. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** The facts of a call that ofetch does not know, and its last answer. */
export interface CallState {
  /** Set on each of its requests. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces `fetch` for this call. */
  via?: Send | undefined;
  /** The call works without a session: its 401 means a wrong password, not an ended session. */
  isPublic?: boolean | undefined;
  /** The last answer, for the error and the report of the call. */
  response?: Response | undefined;
}

/**
 * One request, in the words of ofetch, which hands what it does not know on to its hooks and to the `fetch` below. Its own types
 * stay inside: they name a package that apps do not have.
 */
export interface Sending extends Omit<RequestInit, 'body' | 'signal'> {
  signal: AbortSignal;
  baseURL?: string | undefined;
  query?: Record<string, unknown> | undefined;
  body?: BodyInit | Record<string, unknown> | null | undefined;
  parseResponse?: ((text: string) => unknown) | undefined;
  call: CallState;
}

type Context = FetchContext & { options: Sending };

export type Exchange = (request: string, sending: Sending) => Promise<Response & { _data?: unknown }>;

/** The one instance of ofetch that makes every exchange. It never retries, has no time limit of its own and follows nothing. */
export function createExchange(send: Send): Exchange {
  const guarded = async (address: string, sending: Sending) => {
    const { call, signal } = sending;
    // Node from 24 on writes a form for a signal that is aborted already, and fails where nobody can catch it (https://github.com/nodejs/undici/issues/5835).
    signal.throwIfAborted();
    call.response = await (call.via ?? send)(address, sending as RequestInit);
    return guardAnswer(call.response, signal);
  };
  return createFetch({
    fetch: guarded as never,
    defaults: {
      retry: false,
      // `error` would say the same in a browser, but workerd takes `manual` only. No header may follow a redirect: `fetch` drops
      // none but `Authorization` for another origin.
      redirect: 'manual',
      // Bytes as they are, unless the request parses them.
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
  }).raw as unknown as Exchange;
}

import { createFetch, type FetchContext, type FetchOptions } from 'ofetch';
import { ApiError } from './errors.ts';
import { guardAnswer } from './guardAnswer.ts';
import { errorOfAnswer, parseJson } from './readAnswer.ts';

/** Brings an answer: the platform's `fetch`, one that replaces it, or `XMLHttpRequest` where progress is wanted. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** What has been seen of a call: for its errors and its report. */
export interface Trace {
  response?: Response | undefined;
}

/** One request. ofetch hands the options that it does not know on to the `fetch` below. */
export interface Sending extends Omit<FetchOptions<'json'>, 'responseType'> {
  /** Bytes instead of JSON. */
  responseType?: 'blob' | undefined;
  trace: Trace;
  /** Goes along as `Idempotency-Key`. */
  key?: string | undefined;
  /** Replaces `fetch` for this request. */
  via?: Send | undefined;
  /** A 401 is about what was typed, not about a session. */
  isPublic?: boolean | undefined;
}

type Context = FetchContext & { options: Sending };

export type Exchange = (request: string, sending: Sending) => Promise<Response & { _data?: unknown }>;

/** The one instance of ofetch that makes every exchange. It never retries, has no time limit of its own and follows nothing. */
export function createExchange(send: Send): Exchange {
  const guarded = async (address: string, sending: Sending) => {
    const {
      method,
      headers,
      body,
      signal,
      credentials,
      referrerPolicy,
      trace,
      via = send,
    } = sending as Sending & RequestInit;
    // `error` would say the same in a browser, but workerd takes `manual` only. No header may follow a redirect: `fetch` drops
    // none but `Authorization` for another origin.
    const init: RequestInit = { method, headers, body, signal, credentials, referrerPolicy, redirect: 'manual' };
    trace.response = await via(address, init);
    return guardAnswer(trace.response, signal);
  };
  return createFetch({
    fetch: guarded as never,
    defaults: {
      retry: false,
      parseResponse: parseJson,
      onRequestError: ({ error }) => {
        throw error instanceof ApiError ? error : new ApiError({ kind: 'network', cause: error });
      },
      onResponseError: async ({ response, options }) => {
        throw await errorOfAnswer(response, (options as Context['options']).isPublic);
      },
    },
  }).raw as unknown as Exchange;
}

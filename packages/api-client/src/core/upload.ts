import { normalizeFileName } from '../files/normalizeFileName.ts';
import { ApiError } from './errors.ts';
import type { RawAnswer } from './readBody.ts';

/** How much of a file has left, in bytes. */
export interface Progress {
  loaded: number;
  total: number;
}

/** The text fields, then the one file under its normalised name. */
export function multipartBody(file: File | undefined, fields: unknown): FormData {
  if (!file) throw new ApiError({ kind: 'invalid', message: 'Escolha um arquivo.' });
  const form = new FormData();
  // Fields go first, so that a gateway knows them before the bytes arrive.
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value));
  form.append('file', file, normalizeFileName(file.name));
  return form;
}

/** The bytes of the file in a body: what its headers add is not worth counting. */
export function bodySize(body: unknown): number {
  const file = body instanceof FormData ? body.get('file') : body;
  return file instanceof Blob ? file.size : 0;
}

const withoutFragment = (address: string) => {
  const url = new URL(address);
  url.hash = '';
  return url.href;
};

const xhrAnswer = (request: XMLHttpRequest): RawAnswer => {
  const bytes: Blob = request.response ?? new Blob();
  return {
    status: request.status,
    header: (name) => request.getResponseHeader(name),
    text: async (limit, whenLonger) =>
      bytes.size > limit && whenLonger === 'refuse' ? undefined : bytes.slice(0, limit).text(),
    blob: async () => bytes,
    discard: () => {},
  };
};

/** `fetch` cannot say how much of a body has left; this is the same exchange over `XMLHttpRequest`. */
export function sendWithProgress(
  url: string,
  init: RequestInit,
  onProgress: (progress: Progress) => void,
): Promise<RawAnswer> {
  const { promise, resolve, reject } = settleLater<RawAnswer>();
  const request = new XMLHttpRequest();
  request.open(init.method ?? 'POST', url);
  request.responseType = 'blob';
  for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ loaded, total }));
  const fail = (reason: string) => () => reject(new ApiError({ kind: 'network', cause: new TypeError(reason) }));
  request.addEventListener('error', fail('The exchange failed'));
  request.addEventListener('abort', fail('The exchange was aborted'));
  request.addEventListener('load', () => {
    // `XMLHttpRequest` cannot refuse a redirect, so an answer from elsewhere is refused when it arrives.
    if (withoutFragment(request.responseURL) === withoutFragment(url)) resolve(xhrAnswer(request));
    else fail('The exchange was redirected')();
  });
  init.signal?.addEventListener('abort', () => request.abort(), { once: true });
  request.send(init.body as XMLHttpRequestBodyInit);
  return promise;
}

function settleLater<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

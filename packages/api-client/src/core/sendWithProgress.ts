import { ApiError } from './errors.ts';
import type { RawAnswer } from './readBody.ts';
import type { Exchange } from './transport.ts';
import type { Progress } from './uploadFile.ts';

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
  };
};

/** `fetch` cannot say how much of a body has left; this is the same exchange over `XMLHttpRequest`. */
export const sendWithProgress =
  (onProgress: (progress: Progress) => void): Exchange =>
  (url, init) =>
    new Promise((resolve, reject) => {
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
    });

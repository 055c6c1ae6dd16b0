import type { Fetch } from '../httpClient.ts';

/** The sent bytes and their total. */
export interface Progress {
  loaded: number;
  total: number;
}

const withoutFragment = (address: string) => new URL(address).href.replace(/#.*/, '');

/** Reads all headers at once: a browser logs an error for each single header that another origin does not expose. */
const headersOf = (request: XMLHttpRequest): [string, string][] =>
  Array.from(request.getAllResponseHeaders().matchAll(/^([^:\r\n]+):(.*)$/gm), ([, name = '', value = '']) => [
    name,
    value,
  ]);

/** For 204, 205 and 304 `Response` accepts no body, not even an empty one. */
const answerOf = (request: XMLHttpRequest): Response =>
  new Response(request.response?.byteLength ? request.response : null, {
    status: request.status,
    headers: headersOf(request),
  });

/** `fetch` cannot report the progress of an upload, so this uses `XMLHttpRequest`. */
export const sendWithProgress =
  (onProgress: (progress: Progress) => void): Fetch =>
  (address, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'POST', address);
      request.responseType = 'arraybuffer';
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ loaded, total }));
      request.addEventListener('loadend', () => {
        // `responseURL` is empty after a failure. `XMLHttpRequest` cannot refuse a redirect, so an answer from another
        // URL is refused here.
        if (request.responseURL === withoutFragment(address)) resolve(answerOf(request));
        else reject(new TypeError('The request failed'));
      });
      init.signal?.addEventListener('abort', () => request.abort());
      request.send(init.body as XMLHttpRequestBodyInit);
    });

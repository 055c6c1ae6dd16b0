import type { Send } from './exchange.ts';

/** How much has left, in bytes. */
export interface Progress {
  loaded: number;
  total: number;
}

const withoutFragment = (address: string) => new URL(address).href.replace(/#.*/, '');

/** All at once: a page's console is told of each single header that another origin does not expose. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const [, name = '', value = ''] of request.getAllResponseHeaders().matchAll(/^([^:\r\n]+):(.*)$/gm))
    headers.append(name, value.trim());
  return headers;
}

const withoutBody = new Set([204, 205, 304]);

function answerOf(request: XMLHttpRequest): Response {
  const { status, response } = request;
  return new Response(withoutBody.has(status) ? null : response, { status, headers: headersOf(request) });
}

/** `fetch` cannot say how much of a body has left; this is the same over `XMLHttpRequest`. */
export const sendWithProgress =
  (onProgress: (progress: Progress) => void): Send =>
  (address, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'POST', address);
      request.responseType = 'arraybuffer';
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ loaded, total }));
      const fail = () => reject(new TypeError('The exchange failed'));
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      request.addEventListener('load', () => {
        // `XMLHttpRequest` cannot refuse a redirect, so an answer from elsewhere is refused when it arrives.
        if (withoutFragment(request.responseURL) === withoutFragment(address)) resolve(answerOf(request));
        else fail();
      });
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body as XMLHttpRequestBodyInit);
    });

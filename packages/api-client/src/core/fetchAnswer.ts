import { ApiError } from './errors.ts';
import type { RawAnswer } from './readBody.ts';

async function readText(response: Response, limit: number, whenLonger: 'cut' | 'refuse'): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  // Bytes that are not UTF-8 would turn into wrong names on the screen; only an error page is read leniently.
  const decoder = new TextDecoder('utf-8', { fatal: whenLonger === 'refuse' });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      void reader.cancel().catch(() => {});
      throw new ApiError({ kind: 'badResponse', status: response.status, cause: new TypeError('Not UTF-8') });
    }
  };
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decode();
    length += value.byteLength;
    text += decode(value);
    if (length > limit) {
      await reader.cancel().catch(() => {});
      return whenLonger === 'cut' ? text.slice(0, limit) : undefined;
    }
  }
}

/** An answer that `fetch` brought. */
export const fetchAnswer = (response: Response): RawAnswer => ({
  status: response.status,
  header: (name) => response.headers.get(name),
  text: (limit, whenLonger) => readText(response, limit, whenLonger),
  blob: () => response.blob(),
  discard: () => void response.body?.cancel().catch(() => {}),
});

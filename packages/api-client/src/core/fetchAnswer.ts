import { ApiError } from './errors.ts';
import type { RawAnswer } from './readBody.ts';

/** An answer that `fetch` brought; `signal` is the one that it was asked with. */
export function fetchAnswer({ body, headers, status }: Response, signal: AbortSignal | null | undefined): RawAnswer {
  const reader = body?.getReader();
  // Node forgets the signal of a request once that request is collected, and would keep a stalled body's socket open.
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => {}));

  async function* chunks() {
    let next: ReadableStreamReadResult<Uint8Array<ArrayBuffer>> | undefined;
    while ((next = await reader?.read())?.value) yield next.value;
  }

  const text: RawAnswer['text'] = async (limit, whenLonger) => {
    // Bytes that are not UTF-8 would turn into wrong names on the screen; only an error page is read leniently.
    const isCut = whenLonger === 'cut';
    const decoder = new TextDecoder('utf-8', { fatal: !isCut });
    const decode = (chunk?: Uint8Array) => {
      try {
        return decoder.decode(chunk, { stream: !!chunk });
      } catch (cause) {
        throw new ApiError({ kind: 'badResponse', status, cause });
      }
    };
    let read = '';
    for await (const chunk of chunks()) {
      read += decode(chunk);
      if (read.length > limit) return isCut ? read.slice(0, limit) : undefined;
    }
    return read + decode();
  };

  return {
    status,
    header: (name) => headers.get(name),
    text,
    blob: async () => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const chunk of chunks()) parts.push(chunk);
      return new Blob(parts, { type: headers.get('content-type') ?? '' });
    },
  };
}

import { ApiError } from './errors.ts';
import type { RawAnswer } from './readBody.ts';

/** An answer that `fetch` brought; `signal` is the one that it was asked with. */
export function fetchAnswer({ body, headers, status }: Response, signal: AbortSignal | null | undefined): RawAnswer {
  const reader = body?.getReader();
  // Node forgets the signal of a request once that request is collected, and would keep a stalled body's socket open.
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => {}));

  /** What came up to the limit, and whether there was more. */
  const read = async (limit: number) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    let next: ReadableStreamReadResult<Uint8Array<ArrayBuffer>> | undefined;
    while (size <= limit && (next = await reader?.read())?.value) {
      parts.push(next.value);
      size += next.value.length;
    }
    return { parts, isLonger: size > limit };
  };

  return {
    status,
    header: (name) => headers.get(name),
    text: async (limit, whenLonger) => {
      const { parts, isLonger } = await read(limit);
      if (isLonger && whenLonger === 'refuse') return undefined;
      // Nearly every answer comes in one part, which needs no copy.
      const bytes = parts.length === 1 && parts[0] ? parts[0] : new Uint8Array(await new Blob(parts).arrayBuffer());
      try {
        // Bytes that are not UTF-8 would turn into wrong names on the screen; only an error page is read leniently.
        return new TextDecoder('utf-8', { fatal: whenLonger === 'refuse' }).decode(bytes.subarray(0, limit));
      } catch (cause) {
        throw new ApiError({ kind: 'badResponse', status, cause });
      }
    },
    blob: async () => {
      const { parts } = await read(Number.POSITIVE_INFINITY);
      return new Blob(parts, { type: headers.get('content-type') ?? '' });
    },
  };
}

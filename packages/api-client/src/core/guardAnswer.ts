import type { Running } from './deadline.ts';
import { ApiError } from './errors.ts';
import { badResponse } from './readAnswer.ts';

/** An error page can be of any size; its message is at the start or nowhere. */
const longestErrorBody = 64 * 1024;
/** Far above any list of the contract, far below what would stall a page. */
const longestJson = 32 * 1024 * 1024;

const webPage = /^\s*(text\/html|application\/xhtml)/i;

// Bytes that are not UTF-8 would turn into wrong names on the screen; only an error page is read leniently.
const strict = new TextDecoder('utf-8', { fatal: true });

type Bytes = Uint8Array<ArrayBuffer>;

/** What came up to the limit, and whether there was more. */
async function readParts(response: Response, running: Running, limit: number) {
  const reader = response.body?.getReader();
  // Node forgets the signal of a request once that request is collected, and would keep a stalled body's socket open.
  running.onStop = () => void reader?.cancel().catch(() => {});
  const parts: Bytes[] = [];
  let size = 0;
  try {
    let next: ReadableStreamReadResult<Bytes> | undefined;
    while (size <= limit && (next = (await reader?.read()) as typeof next)?.value) {
      parts.push(next.value);
      size += next.value.length;
    }
  } catch (cause) {
    // The status has told enough where only the page of an error is broken off.
    if (response.status < 400) throw new ApiError({ kind: 'network', cause });
  }
  return { parts, isLonger: size > limit };
}

/**
 * Refuses what is never an answer, a redirect or a web page under a good status, and makes ofetch read the rest within limits
 * and as UTF-8: its own reading knows neither.
 */
export function guardAnswer(response: Response, running: Running): Response {
  const { status, type, headers } = response;
  const isError = status >= 400;
  // A browser shows nothing of a redirect, not even its status; 304 is none.
  if (type === 'opaqueredirect' || (status >= 300 && !isError && status !== 304))
    throw new ApiError({ kind: 'network', cause: new TypeError('The answer is a redirect') });
  const contentType = headers.get('content-type') ?? '';
  // A proxy's or a sign-in portal's page is never what was asked for, not even where no content is expected.
  if (!isError && (status === 304 || webPage.test(contentType))) throw badResponse(response, 'is no answer');

  response.text = async () => {
    const { parts, isLonger } = await readParts(response, running, isError ? longestErrorBody : longestJson);
    if (isError) return new Blob(parts).text();
    if (isLonger) throw badResponse(response, 'is too long');
    try {
      // Nearly every answer comes in one part, which needs no copy.
      return strict.decode(parts.length === 1 ? parts[0] : await new Blob(parts).arrayBuffer());
    } catch {
      throw badResponse(response, 'is not UTF-8');
    }
  };
  response.blob = async () => {
    const { parts } = await readParts(response, running, isError ? longestErrorBody : Number.POSITIVE_INFINITY);
    return new Blob(parts, { type: contentType });
  };
  return response;
}

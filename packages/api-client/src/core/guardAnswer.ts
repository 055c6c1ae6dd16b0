import { ApiError } from './errors.ts';
import { badResponse } from './readAnswer.ts';

/** An error page can have any size; only its start is read. */
const longestErrorBody = 64 * 1024;
/** Larger than any list of the contract, and small enough not to block a page. */
const longestJson = 32 * 1024 * 1024;

const webPage = /^\s*(text\/html|application\/xhtml)/i;

// Invalid UTF-8 would show wrong names on the screen, so it is an error. Only an error page is decoded leniently.
const strict = new TextDecoder('utf-8', { fatal: true });

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes up to the limit, and whether more followed. */
async function readChunks(response: Response, signal: AbortSignal, limit: number) {
  const reader = response.body?.getReader();
  // Once Node has garbage-collected a request, its signal has no effect, and the socket of a stalled body would stay open.
  const cancel = () => void reader?.cancel().catch(() => {});
  signal.addEventListener('abort', cancel);
  const chunks: Bytes[] = [];
  let size = 0;
  try {
    let next: ReadableStreamReadResult<Bytes> | undefined;
    while (size <= limit && (next = (await reader?.read()) as typeof next)?.value) {
      chunks.push(next.value);
      size += next.value.length;
    }
  } catch (cause) {
    // If the body of an error breaks off, its status is enough.
    if (response.status < 400) throw new ApiError({ kind: 'network', cause });
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return { chunks, isLonger: size > limit };
}

/**
 * Refuses a redirect, and a web page with a successful status. Limits the size of every other body and decodes it
 * strictly as UTF-8; ofetch does neither.
 */
export function guardAnswer(response: Response, signal: AbortSignal): Response {
  const { status, type, headers } = response;
  const isError = status >= 400;
  // A browser hides a redirect's status, so its type is checked as well. 304 is not a redirect.
  if (type === 'opaqueredirect' || (status >= 300 && !isError && status !== 304))
    throw new ApiError({ kind: 'network', cause: new TypeError('The answer is a redirect') });
  const contentType = headers.get('content-type') ?? '';
  // A web page comes from a proxy or a sign-in portal. It is never the expected answer, not even for a call without
  // content.
  if (!isError && (status === 304 || webPage.test(contentType))) throw badResponse(response, 'is no answer');

  response.text = async () => {
    const { chunks, isLonger } = await readChunks(response, signal, isError ? longestErrorBody : longestJson);
    if (isError) return new Blob(chunks).text();
    if (isLonger) throw badResponse(response, 'is too long');
    try {
      // Nearly every answer comes in one chunk, which needs no copy.
      return strict.decode(chunks.length === 1 ? chunks[0] : await new Blob(chunks).arrayBuffer());
    } catch {
      throw badResponse(response, 'is not UTF-8');
    }
  };
  response.blob = async () => {
    const { chunks } = await readChunks(response, signal, isError ? longestErrorBody : Number.POSITIVE_INFINITY);
    return new Blob(chunks, { type: contentType });
  };
  return response;
}

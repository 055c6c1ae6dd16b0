import { invalidLinkMessage, safeLink } from '../files/safeLink.ts';
import { ApiError, kindOfStatus } from './errors.ts';
import { readJson, readSuccess } from './readBody.ts';
import type { Exchange } from './transport.ts';

/** A link of an answer that may be followed, or the error that says why not. */
export function followableLink(link: string): string {
  const safe = safeLink(link);
  if (safe === null) throw new ApiError({ kind: 'badResponse', message: invalidLinkMessage });
  return safe;
}

/** Storage says 403 when a signature is no longer valid; its own sentences are not meant for people. */
function storageError(status: number): ApiError {
  if (status === 403) return new ApiError({ kind: 'expired', status });
  return new ApiError({ kind: status === 401 ? 'forbidden' : kindOfStatus(status), status });
}

/** Storage gets no cookie and learns no page address. */
export const anonymously: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' };

/** Sends a file to a signed address with its content type and nothing that tells who sends it. */
export async function putSigned(exchange: Exchange, link: string, file: File, signal: AbortSignal): Promise<void> {
  const headers = { 'content-type': file.type || 'application/octet-stream' };
  const answer = await exchange(followableLink(link), { ...anonymously, method: 'PUT', headers, body: file, signal });
  if (answer.status < 200 || answer.status > 299) {
    answer.discard();
    throw storageError(answer.status);
  }
  await readSuccess(answer, readJson('none'));
}

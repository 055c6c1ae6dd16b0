import { invalidLinkMessage, safeLink } from '../files/safeLink.ts';
import { ApiError } from './errors.ts';
import { type RawAnswer, readError, readJson, readSuccess } from './readBody.ts';
import type { Exchange } from './transport.ts';

/** A link of an answer that may be followed, or the error that says why not. */
export function followableLink(link: string): string {
  const safe = safeLink(link);
  if (safe === null) throw new ApiError({ kind: 'badResponse', message: invalidLinkMessage });
  return safe;
}

/** Storage says 403 when a signature is no longer valid; a 401 of it is no matter of the session. */
async function storageError(answer: RawAnswer): Promise<ApiError> {
  if (answer.status !== 403) return readError(answer, true);
  return new ApiError({ kind: 'expired', status: answer.status });
}

/** Storage gets no cookie and learns no page address. */
export const anonymously: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' };

/** Sends a file to a signed address with its content type and nothing that tells who sends it. */
export async function putSigned(exchange: Exchange, link: string, file: File, signal: AbortSignal): Promise<void> {
  const headers = { 'content-type': file.type || 'application/octet-stream' };
  const answer = await exchange(followableLink(link), { ...anonymously, method: 'PUT', headers, body: file, signal });
  if (answer.status < 200 || answer.status > 299) throw await storageError(answer);
  await readSuccess(answer, readJson('none'));
}

import { invalidLinkMessage, safeLink } from '../files/safeLink.ts';
import { ApiError, kindOfStatus } from './errors.ts';
import { readSuccess } from './readBody.ts';
import type { Transport } from './transport.ts';
import type { Progress } from './upload.ts';

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

/** Sends a file to a signed address with its content type and nothing that tells who sends it. */
export async function putSigned(
  http: Transport,
  link: string,
  file: File,
  signal: AbortSignal,
  onProgress?: (progress: Progress) => void,
): Promise<void> {
  const headers = { 'content-type': file.type || 'application/octet-stream' };
  const init = { method: 'PUT', headers, body: file, signal };
  const answer = await http.sendBare(followableLink(link), init, onProgress);
  if (answer.status >= 200 && answer.status < 300) {
    await readSuccess(answer, 'none');
    return;
  }
  answer.discard();
  throw storageError(answer.status);
}

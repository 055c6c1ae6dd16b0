import { invalidLinkMessage, safeLink } from '../../files/safeLink.ts';
import { ApiError } from '../errors.ts';
import type { Fetch } from '../httpClient.ts';
import type { Transport } from '../transport.ts';

/** Returns the link if it is safe; throws `badResponse` otherwise. */
export function checkedLink(link: string): string {
  const safe = safeLink(link);
  if (safe === null) throw new ApiError({ kind: 'badResponse', message: invalidLinkMessage });
  return safe;
}

/** Requests to storage carry no cookie and no referrer. */
export const withoutCredentials: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' };

/** Storage returns 403 when a signature is no longer valid. */
const isExpired = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** Storage returns 403 or 404 for a deleted file. */
export const isGone = (error: unknown): boolean =>
  isExpired(error) || (error instanceof ApiError && error.status === 404);

/** Sends a file to a signed link with its content type, without cookies and referrer. */
export async function putSigned(http: Transport, link: string, file: File, signal: AbortSignal, via?: Fetch) {
  const headers = { 'content-type': file.type || 'application/octet-stream' };
  const init = { ...withoutCredentials, method: 'PUT', headers, body: file, signal };
  try {
    await http.fetchSigned('storage.put', checkedLink(link), init, via);
  } catch (error) {
    if (!isExpired(error)) throw error;
    const message = 'O endereço de envio não vale mais. Envie o arquivo de novo.';
    throw new ApiError({ kind: 'expired', status: 403, message });
  }
}

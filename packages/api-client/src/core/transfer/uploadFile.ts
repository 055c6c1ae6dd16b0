import { normalizeFileName } from '../../files/normalizeFileName.ts';
import { callListener } from '../callListener.ts';
import type { Body, Operation } from '../operation.ts';
import type { Fetch } from '../httpClient.ts';
import { type Progress, sendWithProgress } from './sendWithProgress.ts';
import { sendChosenFile } from './sendChosenFile.ts';
import type { RequestOptions, Transport } from '../transport.ts';

/** The last argument of calls that send a file. */
export interface UploadOptions extends RequestOptions {
  /** During the upload in a browser; elsewhere, or with a custom `fetch`, at the start and at the end. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** Sends in place of `fetch` and reports the progress of a body of this size. */
export function progressOf(http: Transport, size: number, onProgress: UploadOptions['onProgress']): Fetch | undefined {
  if (!onProgress) return undefined;
  const reportProgress = (progress: Progress) => callListener(onProgress, progress);
  if (!http.hasOwnFetch && typeof XMLHttpRequest === 'function') return sendWithProgress(reportProgress);
  return async (address, init) => {
    reportProgress({ loaded: 0, total: size });
    const answer = await http.fetch(address, init);
    reportProgress({ loaded: size, total: size });
    return answer;
  };
}

/**
 * A call that sends one file under its normalised name. The text fields come first, so that the gateway has them before
 * the file.
 */
export async function uploadFile<const O extends Operation>(
  http: Transport,
  operation: O,
  file: File,
  options?: UploadOptions & { body?: Body<O> | undefined },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(options?.body ?? {})) form.append(name, String(value));
  form.append('file', file, normalizeFileName(file.name));
  const via = progressOf(http, file.size, options?.onProgress);
  return sendChosenFile(file, () => http.call(operation, options, { form, via }));
}

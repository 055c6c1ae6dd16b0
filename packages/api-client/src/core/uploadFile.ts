import { normalizeFileName } from '../files/normalizeFileName.ts';
import { callListener } from './callListener.ts';
import type { Body, Operation } from './operation.ts';
import type { Exchange, RequestOptions, Transport } from './transport.ts';
import { sendWithProgress } from './sendWithProgress.ts';

/** How much has left, in bytes. */
export interface Progress {
  loaded: number;
  total: number;
}

/** Calls that send a file take these last. */
export interface UploadOptions extends RequestOptions {
  /** Step by step in a browser; elsewhere, or with an own `fetch`, at the start and at the end. */
  onProgress?: (progress: Progress) => void;
}

/** The exchange that can tell the progress of a body of this size. */
export function exchangeOf(http: Transport, size: number, onProgress: UploadOptions['onProgress']): Exchange {
  if (!onProgress) return http.exchange;
  const tell = (progress: Progress) => callListener(onProgress, progress);
  if (!http.hasOwnFetch && typeof XMLHttpRequest === 'function') return sendWithProgress(tell);
  return async (url, init) => {
    tell({ loaded: 0, total: size });
    const answer = await http.exchange(url, init);
    tell({ loaded: size, total: size });
    return answer;
  };
}

/** A call that sends one file under its normalised name, after the text fields, so that a gateway knows them first. */
export async function uploadFile<const O extends Operation>(
  http: Transport,
  operation: O,
  file: File,
  options?: UploadOptions & { body?: Body<O> },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(options?.body ?? {})) form.append(name, String(value));
  form.append('file', file, normalizeFileName(file.name));
  const exchange = exchangeOf(http, file.size, options?.onProgress);
  return http.call(operation, options, { form, exchange });
}

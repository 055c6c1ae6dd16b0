import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { Refusal } from '../domain/Refusal.ts';
import { type FileStore, tooLarge } from '../storage/fileStore.ts';
import { HttpError } from './HttpError.ts';

export interface ReceivedUpload {
  /** Where the bytes wait; removed after the answer unless the file store took them. */
  path: string;
  size: number;
  /** As the user named it, made harmless: only for showing. */
  fileName: string;
  fields: Record<string, string>;
}

const controlAndSeparators = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu;

/** The last part of a name, without control characters, bidi marks and path separators; never empty. */
export function shownFileName(raw: string): string {
  const last = raw.split(/[/\\]/).at(-1) ?? '';
  const clean = last.normalize('NFC').replace(controlAndSeparators, '_').replace(/^\.+/, '').trim();
  if (clean.length <= 200) return clean || 'arquivo';
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : '';
  return [...clean].slice(0, 200 - extension.length).join('') + extension;
}

/** Streams one file and its few text fields to disk, whatever their order in the body. */
export async function receiveUpload(
  request: FastifyRequest,
  files: FileStore,
  { maxFileBytes }: Pick<GatewayConfig, 'maxFileBytes'>,
): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new HttpError(415, 'Envie o arquivo como formulário (multipart).');
  // Room for the fields and the boundaries; a body that says it is larger is refused before it is read.
  if (Number(request.headers['content-length'] ?? 0) > maxFileBytes + 64 * 1024) throw tooLarge(maxFileBytes);
  const fields: Record<string, string> = {};
  let received: Omit<ReceivedUpload, 'fields'> | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string' && part.fieldname !== '__proto__') fields[part.fieldname] = part.value;
        continue;
      }
      if (part.fieldname !== 'file' || received) throw new HttpError(400, 'Envie um único arquivo no campo “file”.');
      const { path, size } = await files.receive(part.file, maxFileBytes);
      received = { path, size, fileName: shownFileName(part.filename) };
    }
    if (!received) throw new HttpError(400, 'Escolha um arquivo para enviar.');
    if (received.size === 0) throw new HttpError(422, 'O arquivo está vazio. Escolha outro.');
    return { ...received, fields };
  } catch (error) {
    if (received) await files.discard(received.path);
    throw asUploadError(error, maxFileBytes);
  }
}

function asUploadError(error: unknown, maxFileBytes: number): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxFileBytes);
  if (/^FST_(FILES|PARTS|FIELDS)_LIMIT$/.test(code)) return new HttpError(413, 'O envio tem partes demais.');
  // Busboy reports a body that ends in the middle, or that is no form at all, as a plain error.
  if (error instanceof HttpError || error instanceof Refusal) return error;
  return new HttpError(400, 'O envio chegou incompleto. Tente de novo.', {});
}

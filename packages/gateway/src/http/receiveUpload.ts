import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../settings/readConfig.ts';
import { emptyFile, DomainError, tooLargeFile } from '../domain/DomainError.ts';
import type { FileStore } from '../storage/fileStore.ts';
import type { ReceivedFile } from '../storage/temporaryFiles.ts';

export interface ReceivedUpload extends ReceivedFile {
  fields: Record<string, string>;
}

const controlAndSeparators = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu;

/** The last part of a file name, without control characters, bidi marks and path separators; never empty. */
export function shownFileName(raw: string): string {
  const last = raw.split(/[/\\]/).at(-1) ?? '';
  const clean = last.normalize('NFC').replace(controlAndSeparators, '_').replace(/^\.+/, '').trim();
  if (clean.length <= 200) return clean || 'arquivo';
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : '';
  return [...clean].slice(0, 200 - extension.length).join('') + extension;
}

/** Streams one file and its few text fields to disk. The fields may come before or after the file. */
export async function receiveUpload(
  request: FastifyRequest,
  files: FileStore,
  { maxFileBytes }: Pick<GatewayConfig, 'maxFileBytes'>,
): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new DomainError('wrongType', 'Envie o arquivo como formulário (multipart).');
  // Room for the fields and the boundaries; a larger `content-length` is refused before the body is read.
  if (Number(request.headers['content-length'] ?? 0) > maxFileBytes + 64 * 1024) throw tooLargeFile(maxFileBytes);
  const fields: Record<string, string> = {};
  let received: Omit<ReceivedUpload, 'fields'> | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string' && part.fieldname !== '__proto__') fields[part.fieldname] = part.value;
        continue;
      }
      if (part.fieldname !== 'file' || received)
        throw new DomainError('invalid', 'Envie um único arquivo no campo “file”.');
      // `filename` may be undefined, although its type says string.
      const fileName = shownFileName((part.filename as string | undefined) ?? '');
      received = { ...(await files.temporaryFiles.receive(part.file, maxFileBytes)), fileName };
    }
    if (!received) throw new DomainError('invalid', 'Escolha um arquivo para enviar.');
    if (received.size === 0) throw emptyFile();
    return { ...received, fields };
  } catch (error) {
    if (received) await files.temporaryFiles.discard(received.path);
    throw asUploadError(error, maxFileBytes);
  }
}

/** Turns an error of an upload into a refusal if the client caused it. */
export function asUploadError(error: unknown, maxFileBytes: number): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLargeFile(maxFileBytes);
  if (/^FST_(FILES|PARTS|FIELDS)_LIMIT$/.test(code)) return new DomainError('tooLarge', 'O envio tem partes demais.');
  // An error of the disk: not caused by the client.
  if (error instanceof Error && 'syscall' in error) return error;
  // Busboy reports a body that is truncated or is not a form as a plain error.
  if (error instanceof DomainError) return error;
  return new DomainError('invalid', 'O envio chegou incompleto. Tente de novo.');
}

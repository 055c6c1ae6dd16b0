import { normalizeFileName } from './normalizeFileName.ts';

function decodeExtended(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The sanitized file name of a `Content-Disposition` (RFC 6266); `arquivo` without one. */
export function fileNameOfDisposition(header: string | null): string {
  const text = header ?? '';
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(text)?.[1];
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^";\s]+))/i.exec(text) ?? [];
  const name = (extended && decodeExtended(extended)) ?? quoted?.replace(/\\(.)/g, '$1') ?? bare;
  return normalizeFileName(name ?? 'arquivo');
}

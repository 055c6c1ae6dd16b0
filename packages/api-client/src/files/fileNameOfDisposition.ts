import { normalizeFileName } from './normalizeFileName.ts';

function decodeExtended(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The file name of a `Content-Disposition` (RFC 6266), harmless; `arquivo` where there is none. */
export function fileNameOfDisposition(header: string | null): string {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header ?? '')?.[1];
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header ?? '')?.[1]?.replace(/\\(.)/g, '$1');
  const bare = /;\s*filename\s*=\s*([^";\s]+)/i.exec(header ?? '')?.[1];
  const name = (extended && decodeExtended(extended)) ?? quoted ?? bare;
  return normalizeFileName(name ?? 'arquivo');
}

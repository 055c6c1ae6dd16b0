export type CsvEncoding = 'UTF-8' | 'UTF-16' | 'Latin-1';

/** Excel writes its “Texto Unicode” in UTF-16, with a byte order mark. */
function wideEncodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Decodes a CSV by its byte order mark, otherwise as UTF-8 or, if that is invalid, as Windows-1252. */
export function decodeCsv(bytes: Uint8Array): { encoding: CsvEncoding; text: string } {
  const wide = wideEncodingOf(bytes);
  if (wide) return { encoding: 'UTF-16', text: new TextDecoder(wide).decode(bytes) };
  try {
    return { encoding: 'UTF-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: 'Latin-1', text: new TextDecoder('windows-1252').decode(bytes) };
  }
}

const encodeOne = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;

/** The `Content-Disposition` of a download (RFC 6266): the real name, and an ASCII name for clients that cannot read it. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, encodeOne)}`;
}

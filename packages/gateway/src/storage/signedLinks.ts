import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkMethod = 'GET' | 'PUT';

/** A link opens one file, one way, until it expires. It carries no session and needs none. */
export interface FileLinks {
  sign(method: LinkMethod, fileId: string, contentType: string): Promise<string>;
}

/** Links to the second origin of the gateway, which has to know its own again. */
export interface SignedLinks extends FileLinks {
  /** `search` is the query of the request; the answer tells the signed content type. */
  verify(method: LinkMethod, fileId: string, search: URLSearchParams): { contentType: string } | undefined;
}

interface LinkSettings {
  key: Buffer;
  /** Called late, because the port may be drawn by the system. */
  origin: () => string;
  ttlSeconds: number;
  now: () => number;
}

export function createSignedLinks({ key, origin, ttlSeconds, now }: LinkSettings): SignedLinks {
  const signature = (method: LinkMethod, fileId: string, expires: string, contentType: string): Buffer =>
    createHmac('sha256', key).update(`${method}\n/files/${fileId}\n${expires}\n${contentType}`).digest();

  return {
    sign: async (method, fileId, contentType) => {
      const expires = String(Math.floor(now() / 1000) + ttlSeconds);
      const signed = signature(method, fileId, expires, contentType).toString('base64url');
      return `${origin()}/files/${fileId}?expires=${expires}&type=${encodeURIComponent(contentType)}&signature=${signed}`;
    },
    verify: (method, fileId, search) => {
      const expires = search.get('expires') ?? '';
      const contentType = search.get('type') ?? '';
      const given = Buffer.from(search.get('signature') ?? '', 'base64url');
      const expected = signature(method, fileId, expires, contentType);
      // The text is compared too: base64url ignores a few trailing bits, and an altered link must not open.
      const isOurs =
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        search.get('signature') === expected.toString('base64url');
      const isCurrent = /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > now();
      return isOurs && isCurrent ? { contentType } : undefined;
    },
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkMethod = 'GET' | 'PUT';

/**
 * The session of the current request. Links in its response end with this session. A link that is created outside of a
 * request ends only by its expiry.
 */
export const linkSession = new AsyncLocalStorage<string>();

/** A link allows one method for one file until it expires or its session ends. It needs no token. */
export interface FileLinks {
  sign(method: LinkMethod, fileId: string, contentType: string): Promise<string>;
}

/** Signs links to the second origin of the gateway, and checks them there. */
export interface SignedLinks extends FileLinks {
  /** `search` is the query of the request. `session` is empty for a link without a session. */
  verify(method: LinkMethod, fileId: string, search: URLSearchParams): SignedFile | undefined;
}

interface SignedFile {
  contentType: string;
  session: string;
}

const linkNames = new Set(['expires', 'session', 'type', 'signature']);

/** The query of a link; undefined if a name is unknown or repeated. */
function readLink(search: URLSearchParams): Record<string, string> | undefined {
  const entries = [...search];
  const names = new Set(entries.map(([name]) => name));
  if (names.size !== entries.length || entries.some(([name]) => !linkNames.has(name))) return undefined;
  return Object.fromEntries(entries);
}

interface LinkSettings {
  key: Buffer;
  /** Called late, because the system may choose the port. */
  origin: () => string;
  ttlSeconds: number;
  now: () => number;
}

export function createSignedLinks({ key, origin, ttlSeconds, now }: LinkSettings): SignedLinks {
  // The type comes last, because it may contain a line break. The parts before it contain none, so different links
  // always have different texts.
  const signature = (method: LinkMethod, fileId: string, expires: string, { contentType, session }: SignedFile) =>
    createHmac('sha256', key).update(`${method}\n/files/${fileId}\n${expires}\n${session}\n${contentType}`).digest();

  return {
    sign: async (method, fileId, contentType) => {
      const expires = String(Math.floor(now() / 1000) + ttlSeconds);
      const session = linkSession.getStore() ?? '';
      const signed = signature(method, fileId, expires, { contentType, session }).toString('base64url');
      const ofSession = session && `&session=${session}`;
      return `${origin()}/files/${fileId}?expires=${expires}${ofSession}&type=${encodeURIComponent(contentType)}&signature=${signed}`;
    },
    verify: (method, fileId, search) => {
      const { expires = '', session = '', type: contentType = '', signature: text = '' } = readLink(search) ?? {};
      if (!/^\d{1,12}$/.test(expires) || !/^[\w-]*$/.test(session)) return undefined;
      const given = Buffer.from(text, 'base64url');
      const expected = signature(method, fileId, expires, { contentType, session });
      // The text is compared too: base64url ignores a few trailing bits, and an altered link must not open.
      const isOurs =
        given.length === expected.length && timingSafeEqual(given, expected) && text === expected.toString('base64url');
      return isOurs && Number(expires) * 1000 > now() ? { contentType, session } : undefined;
    },
  };
}

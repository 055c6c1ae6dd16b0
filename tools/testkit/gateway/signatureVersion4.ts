import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The signature requires the escapes of RFC 3986, which include a few characters more than `encodeURIComponent`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

interface Claim {
  scope: string;
  date: string;
  signedHeaders: string;
  given: string;
}

function claimOf(query: URLSearchParams, { headers }: IncomingMessage): Claim {
  const parts = Object.fromEntries(
    (headers.authorization ?? '')
      .replace(/^\S+ /, '')
      .split(/, */)
      .map((part) => part.split('=', 2)),
  ) as Record<string, string | undefined>;
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? parts[name] ?? '';
  return {
    scope: read('Credential').split('/').slice(1).join('/'),
    date: query.get('X-Amz-Date') ?? String(headers['x-amz-date']),
    signedHeaders: read('SignedHeaders'),
    given: read('Signature'),
  };
}

/** The expected signature (version 4) of a request, and the one in its address or its header. */
export function signatureOf(request: IncomingMessage, secret: string): { expected: string; given: string } {
  const [path = '', search = ''] = (request.url ?? '').split('?');
  const query = new URLSearchParams(search);
  const { date, given, scope, signedHeaders } = claimOf(query, request);
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted();
  const canonicalHeaders = signedHeaders.split(';').map(
    (name) =>
      `${name}:${String(request.headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  );
  const payload = request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD';
  const canonical = [request.method, path, canonicalQuery.join('&'), canonicalHeaders.join(''), signedHeaders, payload];
  const digest = createHash('sha256').update(canonical.join('\n')).digest('hex');
  const key = scope.split('/').reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`);
  return { expected: hmac(key, ['AWS4-HMAC-SHA256', date, scope, digest].join('\n')).toString('hex'), given };
}

import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pagePolicy } from '@oraculo/gateway/src/http/securityHeaders.ts';

/**
 * An origin with the built page and the gateway behind one proxy, which drops the first answer to each key of a report
 * request.
 */
export async function lossyOrigin(folder: string, gateway: string) {
  /** The number of report requests with each key. */
  const reportKeys = new Map<string, number>();

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const key = incoming.url?.endsWith('/eligibility/report') ? String(incoming.headers['idempotency-key']) : undefined;
    const isLost = key !== undefined && !reportKeys.has(key);
    if (key !== undefined) reportKeys.set(key, (reportKeys.get(key) ?? 0) + 1);
    const { method, headers } = incoming;
    const passed = request(`${gateway}${incoming.url}`, { method, headers }, (answer) => {
      // The gateway has done the work, but the client does not get the answer.
      if (isLost) return answer.resume().on('end', () => outgoing.writeHead(502).end());
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  }

  function show(pathname: string, outgoing: ServerResponse) {
    const file = join(folder, pathname);
    if (!/^\/(index\.html|assets\/[\w.-]+\.js)$/.test(pathname) || !existsSync(file))
      return outgoing.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    const type = file.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    outgoing.writeHead(200, { 'content-type': type, 'content-security-policy': pagePolicy('') });
    return createReadStream(file).pipe(outgoing);
  }

  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(String(incoming.url), 'http://localhost');
    if (pathname.startsWith('/api/')) pass(incoming, outgoing);
    else show(pathname, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reportKeys,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

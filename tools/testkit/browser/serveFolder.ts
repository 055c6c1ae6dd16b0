import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { pagePolicy } from '@oraculo/gateway/src/http/securityHeaders.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ServeOptions {
  /**
   * The content security policy: that of the app, or none, because peers of the benchmark and Storybook need inline
   * styles. @default 'app'
   */
  policy?: 'app' | 'none';
  /** A script that becomes the first one in the head of every page. */
  script?: string;
}

/** Serves a folder on a free loopback port. */
export async function serveFolder(folder: string, { policy = 'app', script }: ServeOptions = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(String(request.url), 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    if (!existsSync(file) || extname(file) === '') return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(policy === 'app' && { 'content-security-policy': pagePolicy('') }),
    });
    if (script !== undefined && extname(file) === '.html') {
      return response.end(readFileSync(file, 'utf8').replace('<head>', () => `<head><script>${script}</script>`));
    }
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

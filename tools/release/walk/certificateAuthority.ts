import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Replaces a public certificate authority. The hosts of a walk trust it, and it signs one certificate for all their names. */
export interface Authority extends Disposable {
  file: string;
  keyFile: string;
  certificate: string;
  key: string;
}

export function createAuthority(names: readonly string[]): Authority {
  const folder = mkdtempSync(join(tmpdir(), 'oraculo-authority-'));
  const path = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const fresh = ['req', '-newkey', 'rsa:2048', '-nodes', '-subj'];
  openssl(...fresh, '/CN=Walk', '-x509', '-days', '2', '-keyout', path('ca.key'), '-out', path('ca.crt'));
  openssl(...fresh, `/CN=${names[0]}`, '-keyout', path('host.key'), '-out', path('host.csr'));
  writeFileSync(path('names'), `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`);
  const signed = ['-CA', path('ca.crt'), '-CAkey', path('ca.key'), '-CAcreateserial', '-extfile', path('names')];
  openssl('x509', '-req', '-in', path('host.csr'), '-days', '2', ...signed, '-out', path('host.crt'));
  return {
    file: path('ca.crt'),
    keyFile: path('ca.key'),
    certificate: readFileSync(path('host.crt'), 'utf8'),
    key: readFileSync(path('host.key'), 'utf8'),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { releaseFolder } from '../pack/pack.ts';
import type { Authority } from './certificateAuthority.ts';

const bridge = 'oraculo-walk';
/** The IP address of this machine in the network of the walk. The browser, the database and the bucket are here. */
export const outside = '10.77.0.1';
/** No link-local address: one that appears after the link is up makes Chromium abort its requests (`ERR_NETWORK_CHANGED`). */
const withoutIpv6 = ['addrgenmode', 'none'];
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });

/** Opens a network between this machine and the hosts of a walk. It leads nowhere else. */
export function openNetwork(): Disposable {
  run('ip', 'link', 'add', bridge, 'type', 'bridge');
  run('ip', 'addr', 'add', `${outside}/24`, 'dev', bridge);
  run('ip', 'link', 'set', bridge, ...withoutIpv6, 'up');
  return { [Symbol.dispose]: () => run('ip', 'link', 'del', bridge) };
}

/** A host of the walk: a copy of a bare Debian with its own IP address, which runs the commands of a page. */
export class WalkHost implements Disposable {
  readonly address: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'oraculo-walk-'));
  readonly #root = join(this.#folder, 'root');
  readonly #namespace: string;

  constructor(bareRoot: string, number: number, authority: Authority, names: Record<string, string> = {}) {
    this.address = `10.77.0.${number}`;
    this.#namespace = `${bridge}-${number}`;
    run('cp', '--archive', '--reflink=auto', bareRoot, this.#root);
    this.#install(authority, names);
    run('mount', '--bind', this.#root, this.#root);
    run('mount', '-t', 'proc', 'proc', join(this.#root, 'proc'));
    run('mount', '--bind', '/dev', join(this.#root, 'dev'));
    this.#connect(number);
    run('chroot', this.#root, 'update-ca-certificates');
  }

  /**
   * Installs what a page expects from its reader: Node, the archives and a certificate. It also installs a replacement
   * for systemd.
   */
  #install(authority: Authority, names: Record<string, string>): void {
    const inRoot = (path: string) => join(this.#root, path);
    for (const folder of ['etc/systemd/system', 'etc/ssl/oraculo']) mkdirSync(inRoot(folder), { recursive: true });
    copyFileSync(process.execPath, inRoot('usr/local/bin/node'));
    copyFileSync('tools/release/walk/systemctl.sh', inRoot('usr/local/bin/systemctl'));
    for (const name of ['node', 'systemctl']) chmodSync(inRoot(`usr/local/bin/${name}`), 0o755);
    for (const file of readdirSync(releaseFolder).filter((name) => /(\.tar\.gz|SHA256SUMS)$/.test(name)))
      copyFileSync(resolve(releaseFolder, file), inRoot(`root/${file}`));
    copyFileSync(authority.file, inRoot('usr/local/share/ca-certificates/walk.crt'));
    copyFileSync(authority.keyFile, inRoot('etc/ssl/oraculo/authority.key'));
    writeFileSync(inRoot('etc/ssl/oraculo/fullchain.pem'), authority.certificate);
    writeFileSync(inRoot('etc/ssl/oraculo/privkey.pem'), authority.key);
    const root = '/usr/local/share/ca-certificates/walk.crt';
    writeFileSync(
      inRoot('etc/ssl/oraculo/Caddyfile.authority'),
      `{\n\tlocal_certs\n\tskip_install_trust\n\tpki {\n\t\tca local {\n\t\t\troot {\n\t\t\t\tcert ${root}\n\t\t\t\tkey /etc/ssl/oraculo/authority.key\n\t\t\t}\n\t\t}\n\t}\n}\n`,
    );
    const lines = Object.entries(names).map(([name, address]) => `${address} ${name}\n`);
    writeFileSync(inRoot('etc/hosts'), `127.0.0.1 localhost\n${lines.join('')}`);
  }

  #connect(number: number): void {
    const [near, far] = [`walk${number}`, `walk${number}n`];
    run('ip', 'netns', 'add', this.#namespace);
    run('ip', 'link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', this.#namespace);
    run('ip', 'link', 'set', near, 'master', bridge, ...withoutIpv6, 'up');
    run('ip', '-n', this.#namespace, 'addr', 'add', `${this.address}/24`, 'dev', far);
    run('ip', '-n', this.#namespace, 'link', 'set', far, ...withoutIpv6, 'up');
    run('ip', '-n', this.#namespace, 'link', 'set', 'lo', 'up');
  }

  /** Copies a folder of this host to another host, as an administrator does. */
  copyTo(other: WalkHost, from: string, to: string): void {
    run('cp', '--recursive', join(this.#root, from), join(other.#root, to));
  }

  /** Runs commands as root in the home folder, as a reader types them, and returns their output. */
  async follow(commands: string): Promise<string> {
    const shell = ['netns', 'exec', this.#namespace, 'chroot', this.#root, 'sh', '-euc', `cd /root\n${commands}`];
    const child = spawn('ip', shell, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' },
    });
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    if (code !== 0) throw new Error(`ended with ${code}:\n${commands}\n${output}${errors}${this.#lastOfLog()}`);
    return output;
  }

  #lastOfLog(): string {
    const file = join(this.#root, 'var/log/oraculo.log');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
  }

  [Symbol.dispose](): void {
    const pids = run('ip', 'netns', 'pids', this.#namespace).toString().split('\n').filter(Boolean);
    for (const pid of pids) process.kill(Number(pid), 'SIGKILL');
    run('ip', 'netns', 'del', this.#namespace);
    for (const place of ['dev', 'proc', '']) run('umount', '--lazy', join(this.#root, place));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

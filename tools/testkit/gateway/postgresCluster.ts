import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../node/freePort.ts';

export interface PostgresCluster extends AsyncDisposable {
  /** The URL of the administrator, without a database. */
  url: string;
  /** The id of the main process of the server. */
  pid(): number;
  /** Kills the server, like a loss of power. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

const isThere = (path: string): boolean => {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
};

/** The folder with the server's programs; undefined where it is not installed. */
export function findPostgres(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = isThere(packaged) ? readdirSync(packaged).map((name) => join(packaged, name, 'bin')) : [];
  const folders = [...versions.toSorted().toReversed(), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => isThere(join(folder, 'initdb')) && isThere(join(folder, 'postgres')));
}

/** The user that the package of PostgreSQL creates, if this process runs as root: the server refuses to run as root. */
async function userOf(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = (line ?? '').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client(`${url}/postgres`);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await pause(100);
    }
  }
}

/** Stops the child when this process ends, because the child does not get its signals. */
export function endWithProcess(child: ChildProcess): void {
  const end = () => child.kill('SIGKILL');
  process.on('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/** Starts a server in a temporary folder, or in `kept`, which stays. Its writes are durable, as in production. */
export async function startPostgres(
  settings: Record<string, string> = {},
  kept?: string,
  /** In its own process group, so that Ctrl+C does not reach it; the script ends it. */
  isApart = false,
): Promise<PostgresCluster> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed');
  const user = await userOf();
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'oraculo-postgres-')));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  if (!isThere(data)) {
    const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
    const made = spawnSync(join(bin, 'initdb'), ['-D', data, ...options], { ...user, cwd: folder });
    if (made.status !== 0) throw new Error(`initdb: ${String(made.stderr)}`);
  }
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}`;
  const options = { max_connections: '300', listen_addresses: '127.0.0.1', ...settings };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess;
  const start = async () => {
    for (;;) {
      server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...args], {
        ...user,
        cwd: folder,
        detached: isApart,
        stdio: 'ignore',
      });
      if (isApart) endWithProcess(server);
      const ended = once(server, 'exit').then(() => 'ended');
      if ((await Promise.race([untilReady(url), ended])) !== 'ended') return;
      // Waits, because the processes of a killed server end late, and a new server does not start before.
      await pause(100);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    pid: () => server.pid!,
    start,
    kill: () => end('SIGKILL'),
    [Symbol.asyncDispose]: async () => {
      await end('SIGINT');
      if (kept === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

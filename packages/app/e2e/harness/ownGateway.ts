import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A gateway of a test's own: its settings, its data, its end. */
export interface OwnGateway {
  url: string;
  /** Ends the process at once, as a crash would. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** All that the processes have said since their start was announced, on both streams. */
  readLog: () => string;
  [Symbol.asyncDispose]: () => Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const exited = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** Small data by default: the shared gateway has the rest. */
export async function startOwnGateway(settings: Record<string, string> = {}): Promise<OwnGateway> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oraculo-e2e-'));
  const port = await freePort();
  const storagePort = await freePort();
  let child: ChildProcess | undefined;
  let log = '';

  const start = async () => {
    const started = spawn('npx', ['--no-install', 'tsx', 'packages/gateway/src/main.ts'], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        ORACULO_STORAGE_PORT: String(storagePort),
        ORACULO_DATA_DIR: dataDir,
        ORACULO_SEED_BENEFICIARIES: '200',
        ORACULO_SEED_ELIGIBILITY_RECORDS: '500',
        ORACULO_LOG_LEVEL: 'warn',
        ...settings,
      },
    });
    child = started;
    started.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      process.stderr.write(chunk);
    });
    await new Promise<void>((resolve, reject) => {
      started.once('exit', (code) => reject(new Error(`The gateway ended with ${code} before it answered.`)));
      started.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes(`localhost:${port}`)) resolve();
        else log += chunk.toString();
      });
    });
  };

  const kill = async () => {
    if (!child?.pid) return;
    const ended = exited(child);
    process.kill(-child.pid, 'SIGKILL');
    await ended;
    child = undefined;
  };

  await start();
  return {
    url: `http://localhost:${port}`,
    kill,
    start,
    readLog: () => log,
    [Symbol.asyncDispose]: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A gateway of a test's own: its settings, its data, its end, and the pace of its background work. */
export interface OwnGateway {
  url: string;
  /** One step of each job that waits. Between two of them nothing goes on, however long a test takes over what it sees. */
  step: () => Promise<void>;
  /** Steps until no job waits. */
  finishJobs: () => Promise<void>;
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

/** Longer than a test, so that only a step lets it pass; short of the session's eight hours by many steps. */
const paceMs = 5 * 60 * 1000;

/** Small data by default: the shared gateway has the rest. */
export async function startOwnGateway(settings: Record<string, string> = {}): Promise<OwnGateway> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oraculo-e2e-'));
  const port = await freePort();
  const storagePort = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let log = '';
  /** Who waits for a line that is no log. */
  const waiting = new Map<string, () => void>();

  const lineOf = (words: string, { exit }: { exit: Promise<unknown> }) =>
    Promise.race([
      new Promise<void>((resolve) => waiting.set(words, resolve)),
      exit.then(() => Promise.reject(new Error(`The gateway ended before it said “${words}”.`))),
    ]);

  const start = async () => {
    const started = spawn(process.execPath, ['--import', 'tsx', 'packages/gateway/test/steppedGateway.ts'], {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        ORACULO_STORAGE_PORT: String(storagePort),
        ORACULO_DATA_DIR: dataDir,
        ORACULO_SEED_BENEFICIARIES: '200',
        ORACULO_SEED_ELIGIBILITY_RECORDS: '500',
        ORACULO_LOG_LEVEL: 'warn',
        ORACULO_JOB_PACE_MS: String(paceMs),
        ...settings,
      },
    });
    child = started;
    started.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      process.stderr.write(chunk);
    });
    createInterface({ input: started.stdout }).on('line', (line) => {
      const answer = waiting.get(line);
      if (answer) answer();
      else log += `${line}\n`;
      waiting.delete(line);
    });
    await lineOf(url, { exit: exited(started) });
  };

  const tell = async (word: 'step' | 'finish') => {
    if (!child) throw new Error('The gateway is down.');
    const told = lineOf(word, { exit: exited(child) });
    child.stdin?.write(`${word}\n`);
    await told;
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
    url,
    step: () => tell('step'),
    finishJobs: () => tell('finish'),
    kill,
    start,
    readLog: () => log,
    [Symbol.asyncDispose]: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

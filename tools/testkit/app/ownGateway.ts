import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSteppedGatewayIfChanged } from '../gateway/steppedBuild.ts';
import { freePort } from '../node/freePort.ts';
import { forgetSessions } from './sessions.ts';

/** A gateway of a test's own: its settings, its data, its end, and the pace of its background work. */
export interface OwnGateway {
  url: string;
  /** One step of each job that waits. Jobs do not advance between two steps, however long the test takes. */
  step: () => Promise<void>;
  /** Steps until no job waits. */
  finishJobs: () => Promise<void>;
  /** Ends the process at once, as a crash would. */
  kill: () => Promise<void>;
  /** Lets the process end in order. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Everything that the processes wrote to stdout and stderr, without the announcements. */
  readLog: () => string;
  [Symbol.asyncDispose]: () => Promise<void>;
}

interface Running {
  process: ChildProcess;
  ended: Promise<void>;
}

/** Longer than all tests together, so that only a step lets it pass. */
const paceMs = 60 * 60 * 1000;

/** A small seed. Tests that need more data use the shared gateway. */
const smallSeed = { ORACULO_SEED_BENEFICIARIES: '200', ORACULO_SEED_ELIGIBILITY_RECORDS: '500' };

/** A folder that holds the data of a gateway that was started with the small seed and stopped: set by `makeTemplate`. */
const templateVariable = 'ORACULO_E2E_TEMPLATE';

/** Small data by default, copied where a run of the tests has made them: passwords and tables are slow to make. */
export async function startOwnGateway(settings: Record<string, string> = {}): Promise<OwnGateway> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oraculo-e2e-'));
  const template = process.env[templateVariable];
  const isSmall = Object.keys(settings).every((name) => !name.startsWith('ORACULO_SEED_'));
  if (template && isSmall) await cp(template, dataDir, { recursive: true });
  const program = await buildSteppedGatewayIfChanged();
  const port = await freePort();
  const storagePort = await freePort();
  const url = `http://localhost:${port}`;
  let running: Running | undefined;
  let log = '';
  /** Who waits for a line that is no log. */
  const waiting = new Map<string, () => void>();

  const lineOf = (words: string, { ended }: Running) =>
    Promise.race([
      new Promise<void>((resolve) => waiting.set(words, resolve)),
      ended.then(() => Promise.reject(new Error(`The gateway ended before it said “${words}”.`))),
    ]);

  const start = async () => {
    const started = spawn(process.execPath, [program], {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        ORACULO_STORAGE_PORT: String(storagePort),
        ORACULO_DATA_DIR: dataDir,
        ...smallSeed,
        ORACULO_LOG_LEVEL: 'warn',
        ORACULO_JOB_PACE_MS: String(paceMs),
        ...settings,
      },
    });
    running = { process: started, ended: new Promise((resolve) => started.once('exit', () => resolve())) };
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
    await lineOf(url, running);
  };

  const tell = async (word: 'step' | 'finish') => {
    if (!running) throw new Error('The gateway is down.');
    const told = lineOf(word, running);
    running.process.stdin?.write(`${word}\n`);
    await told;
  };

  const kill = async () => {
    if (!running?.process.pid) return;
    const { pid, exitCode, signalCode } = running.process;
    // One that ended by itself has no group any more.
    if (exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
    await running.ended;
    running = undefined;
  };

  const stop = async () => {
    running?.process.stdin?.end();
    await running?.ended;
    running = undefined;
  };

  await start();
  return {
    url,
    step: () => tell('step'),
    finishJobs: () => tell('finish'),
    kill,
    stop,
    start,
    readLog: () => log,
    [Symbol.asyncDispose]: async () => {
      await kill();
      forgetSessions((gatewayUrl) => gatewayUrl === url);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Before all tests: the data that their own gateways start with. The returned function removes them after all tests. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'oraculo-e2e-template-'));
  const gateway = await startOwnGateway({ ORACULO_DATA_DIR: template });
  await gateway.stop();
  await gateway[Symbol.asyncDispose]();
  process.env[templateVariable] = template;
  return () => rm(template, { recursive: true, force: true });
}

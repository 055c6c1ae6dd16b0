import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSteppedGatewayIfChanged } from '../gateway/steppedBuild.ts';
import { freePort } from '../node/freePort.ts';
import { forgetSessions } from './sessions.ts';

/** A gateway for one test, with its own settings and data. The test stops it and advances its jobs. */
export interface OwnGateway {
  url: string;
  /** Runs one step of each waiting job. Jobs do not advance between two calls, however long the test takes. */
  step: () => Promise<void>;
  /** Runs steps until no job waits. */
  finishJobs: () => Promise<void>;
  /** Kills the process, like a crash. */
  kill: () => Promise<void>;
  /** Stops the process gracefully. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Everything that the processes wrote to stdout and stderr, except the answers to commands. */
  readLog: () => string;
  [Symbol.asyncDispose]: () => Promise<void>;
}

interface Running {
  process: ChildProcess;
  ended: Promise<void>;
}

/** Longer than all tests together, so that jobs advance only by `step`. */
const paceMs = 60 * 60 * 1000;

/** A small seed. Tests that need more data use the shared gateway. */
const smallSeed = { ORACULO_SEED_BENEFICIARIES: '200', ORACULO_SEED_ELIGIBILITY_RECORDS: '500' };

/** The environment variable with the folder of a stopped gateway that has the small seed. `makeTemplate` sets it. */
const templateVariable = 'ORACULO_E2E_TEMPLATE';

/**
 * Starts a gateway, by default with the small seed. If there is a template, it is copied, because hashing passwords and
 * filling tables is slow.
 */
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
  /** The functions that end the wait for each awaited answer. */
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

  const send = async (word: 'step' | 'finish') => {
    if (!running) throw new Error('The gateway is down.');
    const answered = lineOf(word, running);
    running.process.stdin?.write(`${word}\n`);
    await answered;
  };

  const kill = async () => {
    if (!running?.process.pid) return;
    const { pid, exitCode, signalCode } = running.process;
    // The process group does not exist any more if the process has ended by itself.
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
    step: () => send('step'),
    finishJobs: () => send('finish'),
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

/** Runs before all tests and creates the data that `startOwnGateway` copies. The returned function removes it after all tests. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'oraculo-e2e-template-'));
  const gateway = await startOwnGateway({ ORACULO_DATA_DIR: template });
  await gateway.stop();
  await gateway[Symbol.asyncDispose]();
  process.env[templateVariable] = template;
  return () => rm(template, { recursive: true, force: true });
}

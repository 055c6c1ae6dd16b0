import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@oraculo-tools/testkit/node/freePort.ts';
import { type Attack, exactly } from './attack.ts';

/** Stops the gateway while thirty connections wait for answers. It is the last attack. */
export const stopUnderLoad: Attack = async ({ attacked: { api, adminHeaders, gateway } }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 30 });
  const state = { isOver: false, reset: 0 };
  const call = () =>
    new Promise<boolean>((resolve) => {
      const sent = request(`${api}/eligibility/history?page=0&size=10`, { agent, headers: adminHeaders }, (answer) => {
        answer.resume().on('end', () => resolve(true));
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // A refused connection after the stop is expected.
        if (error.code !== 'ECONNREFUSED') state.reset += 1;
        resolve(false);
      });
      sent.end();
    });
  const clients = Array.from({ length: 30 }, async () => {
    while (!state.isOver && (await call()));
  });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const gone = once(gateway.process, 'exit');
  gateway.process.kill('SIGTERM');
  setTimeout(() => {
    state.isOver = true;
  }, 500);
  await Promise.all([gone, ...clients]);
  agent.destroy();
  return [exactly('SIGTERM under 30 saturated connections', 'reset without an answer: 0', state.reset, 0)];
};

const drainMs = 30_000;
const pollMs = 100;

/** Whether a process group is still running after the time in which a gateway may drain. */
async function isGroupLeft(pid: number): Promise<boolean> {
  for (const until = Date.now() + drainMs; Date.now() < until; await pause(pollMs)) {
    try {
      process.kill(-pid, 0);
    } catch {
      return false;
    }
  }
  return true;
}

/** A service manager ends `npm start` with a signal to npm alone. The gateway below it must end too. */
export const stopNpmStart: Attack = async ({ attacked: { dataDir } }) => {
  const port = String(await freePort());
  const npm = spawn('npm', ['start'], {
    // Runs in its own process group, so that the remaining processes can be counted.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      PORT: port,
      ORACULO_STORAGE_PORT: String(await freePort()),
      ORACULO_DATA_DIR: join(dataDir, 'npm-start'),
      ORACULO_SEED_BENEFICIARIES: '200',
      ORACULO_SEED_ELIGIBILITY_RECORDS: '500',
    },
  });
  const ended = once(npm, 'exit');
  const lines = createInterface({ input: npm.stderr });
  const isReady = await new Promise<boolean>((resolve) => {
    lines.on('line', (line) => line.includes(`Oráculo em http://localhost:${port}`) && resolve(true));
    npm.once('exit', () => resolve(false));
  });
  npm.kill('SIGTERM');
  await ended;
  // npm does not wait for its child, which still answers open requests.
  const isLeft = await isGroupLeft(npm.pid!);
  if (isLeft) process.kill(-npm.pid!, 'SIGKILL');
  return [
    exactly('SIGTERM to npm of `npm start`', 'it was ready: true', isReady, true),
    exactly('SIGTERM to npm of `npm start`', 'processes left: false', isLeft, false),
  ];
};

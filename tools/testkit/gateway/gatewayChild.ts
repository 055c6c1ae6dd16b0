import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { memoryEnvironment, nodeArguments } from '@oraculo/gateway/scripts/processSettings.ts';
import { signIns } from '@oraculo/gateway/src/seed/seedUsers.ts';
import { endWithProcess } from './postgresCluster.ts';
import { settingsOf } from './testDatabase.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const appDir = join(root, 'packages/app/dist');

export interface GatewayChild {
  origin: string;
  process: ChildProcess;
  /** Kills the process without a clean-up, like a power cut; resolves when it has ended. */
  kill(): Promise<void>;
}

/** Starts a gateway in its own process on free ports, so that it can be killed. */
export async function startChild(
  dataDir: string,
  settings: Record<string, string> = {},
  /** The path of a built gateway, which is used instead of the sources. */
  built?: string,
  /** In its own process group, so that Ctrl+C does not reach it; the script ends it. */
  isApart = false,
): Promise<GatewayChild> {
  const program = built === undefined ? ['--import', 'tsx', join(root, 'packages/gateway/src/main.ts')] : [built];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...memoryEnvironment,
    PORT: '0',
    ORACULO_DATA_DIR: dataDir,
    ORACULO_HOST: '127.0.0.1',
    ORACULO_LOG_LEVEL: 'silent',
    // Without the app, because most measurements need only the API.
    ORACULO_APP_DIR: existsSync(join(appDir, 'index.html')) ? appDir : 'none',
    ORACULO_SEED_BENEFICIARIES: '240',
    ORACULO_SEED_ELIGIBILITY_RECORDS: '1200',
    TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
    ...(await settingsOf(dataDir)),
    ...settings,
  };
  const child = spawn(process.execPath, [...nodeArguments(env.ORACULO_DATABASE_URL), ...program], {
    cwd: root,
    detached: isApart,
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  });
  if (isApart) endWithProcess(child);
  const gone = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  const origin = await new Promise<string>((resolve, reject) => {
    const lines = createInterface({ input: child.stderr! });
    lines.on('line', (line) => {
      const announced = /^Oráculo em (\S+)$/.exec(line)?.[1];
      if (announced) resolve(announced);
      else if (line !== '' && !line.startsWith('O acesso está em')) process.stderr.write(`${line}\n`);
    });
    lines.on('close', () => reject(new Error('The gateway ended before it listened.')));
  });
  return { origin, process: child, kill };
}

export async function signInAs(origin: string, username: string): Promise<{ key: string; token: string }> {
  const password = signIns.find((account) => account.username === username)?.password;
  const answer = await fetch(`${origin}/api/operator/user/sessions`, {
    method: 'POST',
    headers: { key: 'oraculo-local', 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return { key: 'oraculo-local', token: ((await answer.json()) as { userToken: string }).userToken };
}

export const signInAsAdmin = (origin: string) => signInAs(origin, 'admin');

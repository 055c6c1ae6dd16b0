import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { memoryEnvironment, nodeArguments } from '../packages/gateway/scripts/processSettings.ts';
import { root } from './appBuild.ts';

/** Runs the gateway from its sources, for development. */
export const gatewaySource = [
  '--import',
  import.meta.resolve('tsx'),
  join(root, 'packages/gateway/src/main.ts'),
] as const;

/** Starts the gateway as a separate process with its memory settings. */
export function spawnGateway(
  program: readonly string[],
  args: readonly string[],
  environment: Record<string, string> = {},
): ChildProcess {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
    ...memoryEnvironment,
    ...environment,
  };
  const child = spawn(process.execPath, [...nodeArguments(env.ORACULO_DATABASE_URL), ...program, ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  // The terminal sends Ctrl+C to the whole process group, but SIGTERM reaches only this process, so it is passed on.
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => undefined);
  return child;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { memoryEnvironment, nodeArguments } from '../packages/gateway/scripts/processSettings.ts';
import { root } from './appBuild.ts';

/** The gateway as a process of its own, read from source like everything in the repository. */
export function spawnGateway(args: readonly string[], environment: Record<string, string> = {}): ChildProcess {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const main = join(root, 'packages/gateway/src/main.ts');
  const child = spawn(
    process.execPath,
    [tsx, ...nodeArguments, '--tsconfig', join(root, 'tsconfig.json'), main, ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...memoryEnvironment, ...environment },
    },
  );
  // Ctrl+C reaches the whole group by itself; an orderly stop from outside is passed on.
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => undefined);
  return child;
}

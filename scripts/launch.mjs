/**
 * `node scripts/launch.mjs start.ts`: installs what the lockfile says, then runs the script in this process. `npm` ends its shell by a
 * signal and no further process, so `exec` in package.json puts this one in the place of the shell: a signal to `npm start` arrives here.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const [script = '', ...args] = process.argv.slice(2);

// pnpm installs before it runs anything (`verifyDepsBeforeRun`).
const installing = spawn('npx', ['--yes', 'pnpm@10.34.8', 'exec', 'node', '--eval', ''], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const stop = () => installing.kill('SIGTERM');
process.on('SIGTERM', stop);
const [code] = await once(installing, 'exit');
process.off('SIGTERM', stop);

if (code === 0) {
  // Sources of the repository name each other's packages, not their builds.
  process.env.TSX_TSCONFIG_PATH ??= 'tsconfig.base.json';
  const { register } = await import('tsx/esm/api');
  register();
  process.argv = [process.execPath, new URL(script, import.meta.url).pathname, ...args];
  await import(`./${script}`);
} else process.exitCode = 1;

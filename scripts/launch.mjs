/**
 * `node scripts/launch.mjs start.ts`: installs what the lockfile says, then runs the script in this process. npm sends a
 * signal to its shell only. `exec` in package.json replaces the shell by this process, so that a signal to `npm start` arrives here.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const [script = '', ...args] = process.argv.slice(2);

// pnpm installs before it runs a script (`verifyDepsBeforeRun`).
const installing = spawn('npx', ['--yes', 'pnpm@10.34.8', 'exec', 'node', '--eval', ''], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const stop = () => installing.kill('SIGTERM');
process.on('SIGTERM', stop);
const [code] = await once(installing, 'exit');
process.off('SIGTERM', stop);

if (code === 0) {
  // With this configuration an import of a package of this repository resolves to its sources, not to its build.
  process.env.TSX_TSCONFIG_PATH ??= 'tsconfig.base.json';
  const { register } = await import('tsx/esm/api');
  register();
  process.argv = [process.execPath, new URL(script, import.meta.url).pathname, ...args];
  await import(`./${script}`);
} else process.exitCode = 1;

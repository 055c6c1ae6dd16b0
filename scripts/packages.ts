import { execFileSync } from 'node:child_process';

/** Builds both published packages as their consumers get them, checks their shape and what they weigh. */
const run = (command: string, ...args: string[]) =>
  execFileSync('npx', ['--no-install', command, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });

for (const name of ['ui', 'api-client']) {
  const folder = `packages/${name}`;
  run('pnpm', '--dir', folder, 'run', 'build');
  run('publint', folder, '--strict');
  run('attw', '--pack', folder, '--profile', 'esm-only');
}

run('tsx', 'scripts/size.ts');

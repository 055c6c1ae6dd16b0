import { execFileSync } from 'node:child_process';
import { changelogFault } from './changelogFault.ts';
import { nameRepository } from './nameRepository.ts';

/** Publishes what `changeset version` raised. Only a workflow with an OIDC identity may: there is no token to leak. */
if (!process.env.ACTIONS_ID_TOKEN_REQUEST_URL) {
  console.log('No publishing identity here: nothing was published. Releases come from the Release workflow.');
} else {
  const run = (command: string, ...args: string[]) =>
    execFileSync('npx', ['--no-install', command, ...args], { stdio: 'inherit' });
  for (const name of ['ui', 'api-client']) {
    const fault = changelogFault(`packages/${name}`);
    if (fault) throw new Error(fault);
    nameRepository('.', `packages/${name}`, process.env.GITHUB_REPOSITORY);
    run('pnpm', '--dir', `packages/${name}`, 'run', 'build');
  }
  run('changeset', 'publish');
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { changelogFault } from './changelogFault.ts';
import { nameRepository } from './nameRepository.ts';
import { pack } from './pack/pack.ts';

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });

/** Any other failure of the registry is no answer, and ends the release. */
function isPublished(name: string, version: string): boolean {
  try {
    execFileSync('npm', ['view', `${name}@${version}`, 'version', '--json'], { stdio: 'pipe', encoding: 'utf8' });
    return true;
  } catch (error) {
    if (String((error as { stdout?: string }).stdout).includes('"E404"')) return false;
    throw error;
  }
}

const args = process.argv.slice(2);
const isDryRun = args.includes('--dry-run');

/** `--pack` writes the artefacts and stops. `--dry-run` does all that a release does but uploads. */
if (args.includes('--pack') || isDryRun) await pack();

/** Publishes and tags each version that npm does not have. Only a workflow with an OIDC identity may: there is no token to leak. */
if (isDryRun) {
  for (const folder of ['packages/ui', 'packages/api-client']) {
    const fault = changelogFault(folder);
    if (fault) throw new Error(fault);
    run('npx', '--no-install', 'pnpm', '--dir', folder, 'run', 'build');
    run(
      'npx',
      '--no-install',
      'pnpm',
      '--dir',
      folder,
      'publish',
      '--dry-run',
      '--access',
      'public',
      '--no-git-checks',
    );
  }
} else if (args.includes('--pack')) {
  console.log('Packed into release/. Nothing was published.');
} else if (!process.env.ACTIONS_ID_TOKEN_REQUEST_URL) {
  console.log('No publishing identity here: nothing was published. Releases come from the Release workflow.');
} else {
  for (const folder of ['packages/ui', 'packages/api-client']) {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
      'name' | 'version',
      string
    >;
    if (isPublished(name, version)) continue;
    const fault = changelogFault(folder);
    if (fault) throw new Error(fault);
    nameRepository('.', folder, process.env.GITHUB_REPOSITORY);
    run('npx', '--no-install', 'pnpm', '--dir', folder, 'run', 'build');
    run('npx', '--no-install', 'pnpm', '--dir', folder, 'publish', '--access', 'public', '--no-git-checks');
    run('git', 'tag', `${name}@${version}`);
    run('git', 'push', 'origin', `${name}@${version}`);
  }
}

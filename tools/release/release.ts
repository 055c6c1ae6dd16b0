import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { changelogFault } from './changelogFault.ts';
import { writeRepositoryFields } from './writeRepositoryFields.ts';
import { pack } from './pack/pack.ts';

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' });

/** npm runs in the folder of the package, because pnpm would pass the folder of `--dir` on to npm as a second package. */
const runPnpm = (folder: string, ...args: string[]) =>
  execFileSync('npx', ['--no-install', 'pnpm', ...args], { cwd: folder, stdio: 'inherit' });

function publish(folder: string, ...flags: string[]): void {
  const fault = changelogFault(folder);
  if (fault) throw new Error(fault);
  runPnpm(folder, 'run', 'build');
  runPnpm(folder, 'publish', '--access', 'public', '--no-git-checks', ...flags);
}

/** Any failure other than 404 ends the release. */
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

/** `--pack` writes the artefacts and stops. `--dry-run` does everything except the upload. */
if (args.includes('--pack') || isDryRun) await pack();

/**
 * Publishes and tags each version that npm does not have. Only a workflow with an OIDC identity may publish, so there
 * is no token to leak.
 */
const published = ['packages/ui', 'packages/api-client'];
if (isDryRun) {
  for (const folder of published) publish(folder, '--dry-run');
} else if (args.includes('--pack')) {
  console.log('Packed into release/. Nothing was published.');
} else if (!process.env.ACTIONS_ID_TOKEN_REQUEST_URL) {
  console.log('No publishing identity here: nothing was published. Releases come from the Release workflow.');
} else {
  for (const folder of published) {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<
      'name' | 'version',
      string
    >;
    if (isPublished(name, version)) continue;
    writeRepositoryFields('.', folder, process.env.GITHUB_REPOSITORY);
    publish(folder);
    run('git', 'tag', `${name}@${version}`);
    run('git', 'push', 'origin', `${name}@${version}`);
  }
}

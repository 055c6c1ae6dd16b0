import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describesApi, type PublicChange, untold } from './changesetVerdict.ts';

const packages = ['ui', 'api-client'];
const lines = (text: string) => text.split('\n').filter(Boolean);
const manifestIn = (text: string) => JSON.parse(text || '{}') as { version?: string; exports?: unknown };

/**
 * A changed public snapshot or export needs a changeset. A branch is compared with the commit where it left `target`,
 * main with the last release. In a clone without tags nothing was ever released, and any changeset of the package is
 * enough.
 */
export function tellChanges(repository: string, target: string): { faults: string[]; line: string } {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, {
        cwd: repository,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return '';
    }
  };
  const read = (file: string) => readFileSync(join(repository, file), 'utf8');

  const left = git('merge-base', 'HEAD', target);
  const isBranch = left !== '' && left !== git('rev-parse', 'HEAD');
  const release = git('describe', '--tags', '--abbrev=0', '--match', '@oraculo/ui@*');
  const base = isBranch ? left : release;
  // With what is not committed yet, so that the answer is the same before and after the commit.
  const touched = base
    ? [...lines(git('diff', '--name-only', base)), ...lines(git('ls-files', '--others', '--exclude-standard'))]
    : [];

  const changes = packages.map((name): PublicChange => {
    const file = `packages/${name}/package.json`;
    const now = manifestIn(read(file));
    const before = base ? manifestIn(git('show', `${base}:${file}`)) : {};
    const isMoved = JSON.stringify(now.exports) !== JSON.stringify(before.exports);
    const files = touched.filter((path) => path.startsWith(`packages/${name}/`));
    return {
      name,
      changed: [...files, ...(isMoved ? [`${file}#exports`] : [])].filter(describesApi),
      isReleased: base !== '' && now.version !== before.version,
    };
  });

  const folder = '.changeset';
  const written = existsSync(join(repository, folder))
    ? readdirSync(join(repository, folder)).filter((file) => file.endsWith('.md') && file !== 'README.md')
    : [];
  // An older changeset that still waits for its release does not tell of this branch's change.
  const counting = isBranch ? written.filter((file) => touched.includes(`${folder}/${file}`)) : written;
  const faults = untold(
    changes,
    counting.map((file) => read(`${folder}/${file}`)),
  );
  const count = changes.flatMap(({ changed }) => changed).length;
  const since = base ? `since ${isBranch ? `this branch left ${target}` : base}` : 'never released';
  return { faults, line: `changesets: ${count} public changes, all told (${since})` };
}

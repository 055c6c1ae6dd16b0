import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files whose changes consumers notice: the snapshots of names, props and calls. */
const describesApi = (file: string) =>
  file.startsWith('packages/ui/test/publicApi/') ||
  /^packages\/api-client\/(test\/surface\.test\.ts|openapi\.json)$/.test(file);

const lines = (text: string) => text.split('\n').filter(Boolean);
const exportsIn = (text: string) => JSON.stringify((JSON.parse(text || '{}') as { exports?: unknown }).exports);

/**
 * Changes of the public snapshots or exports of a package whose `CHANGELOG.md` did not change. A branch is compared with
 * the commit where it left `target`, main with the last release. Before the first release the changelog describes the whole package.
 */
export function publicChangesWithoutNote(repository: string, target: string): string[] {
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
  const release = git('describe', '--tags', '--abbrev=0', '--match', '@oraculo/ui@*');
  if (!release) return [];
  const fork = git('merge-base', 'HEAD', target);
  const base = fork === '' || fork === git('rev-parse', 'HEAD') ? release : fork;
  // Uncommitted files count, so that the result is the same before and after the commit.
  const touched = [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  return ['ui', 'api-client'].flatMap((name) => {
    const folder = `packages/${name}`;
    if (touched.includes(`${folder}/CHANGELOG.md`)) return [];
    const manifest = `${folder}/package.json`;
    const now = exportsIn(readFileSync(join(repository, manifest), 'utf8'));
    const changed = [
      ...touched.filter((file) => file.startsWith(`${folder}/`) && describesApi(file)),
      ...(now === exportsIn(git('show', `${base}:${manifest}`)) ? [] : [`the exports of ${manifest}`]),
    ];
    if (changed.length === 0) return [];
    return [`@oraculo/${name}: ${changed.join(', ')} changed since ${base}, and ${folder}/CHANGELOG.md did not.`];
  });
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Why a package may not be published as it stands: its readers find what changed in the `CHANGELOG.md` of the tarball, which
 * `changeset version` writes before each release.
 */
export function changelogFault(folder: string): string | undefined {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, string>;
  const file = `${folder}/CHANGELOG.md`;
  if (!existsSync(file) || !readFileSync(file, 'utf8').includes(`\n## ${version}\n`))
    return `${name} ${version} has no entry in its CHANGELOG.md: run \`changeset version\` first.`;
  const list = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(list) as { files: { path: string }[] }[];
  if (packed?.files.some(({ path }) => path === 'CHANGELOG.md')) return undefined;
  return `the tarball of ${name} has no CHANGELOG.md: \`files\` of its package.json leaves it out.`;
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The heading of a version in a `CHANGELOG.md`: “## [0.1.0] - 2026-11-27”. */
const headings = (changelog: string) =>
  [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+[\w.-]*)\] - \d{4}-\d{2}-\d{2}$/gm)].map(([, version]) => version);

/** Why a package may not be published: its `CHANGELOG.md` has no dated entry for the version, or its tarball lacks the file. */
export function changelogFault(folder: string): string | undefined {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    name: string;
    version: string;
  };
  const file = `${folder}/CHANGELOG.md`;
  if (!existsSync(file) || !headings(readFileSync(file, 'utf8')).includes(version))
    return `${name} ${version} has no entry “## [${version}] - ‹date›” in its CHANGELOG.md.`;
  const list = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(list) as { files: { path: string }[] }[];
  if (packed?.files.some(({ path }) => path === 'CHANGELOG.md')) return undefined;
  return `The tarball of ${name} has no CHANGELOG.md: \`files\` of its package.json leaves it out.`;
}

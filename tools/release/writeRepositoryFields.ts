import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryOf } from './repositoryOf.ts';

/** Writes into the manifest of a package the repository that releases it, and changes nothing else. */
export function writeRepositoryFields(root: string, directory: string, repository: string | undefined): void {
  const file = join(root, directory, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  const fields = repositoryOf(repository, directory);
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...fields }, null, 2)}\n`);
}

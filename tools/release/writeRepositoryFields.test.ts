import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeRepositoryFields } from './writeRepositoryFields.ts';

const folder = mkdtempSync(join(tmpdir(), 'oraculo-manifest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (root: string, directory: string) => readFileSync(join(root, directory, 'package.json'), 'utf8');

test.each(['packages/ui', 'packages/api-client'])(
  'the manifest of %s names the repository that releases it',
  (name) => {
    cpSync(join(name, 'package.json'), join(folder, name, 'package.json'));
    writeRepositoryFields(folder, name, 'clinic/oraculo');
    const written = read(folder, name);
    expect(JSON.parse(written)).toEqual({
      ...(JSON.parse(read('.', name)) as object),
      repository: { type: 'git', url: 'git+https://github.com/clinic/oraculo.git', directory: name },
      homepage: `https://github.com/clinic/oraculo/tree/main/${name}#readme`,
      bugs: { url: 'https://github.com/clinic/oraculo/issues' },
    });
    expect(written).toMatch(/^\{\n {2}"name": .+\n\}\n$/s);
  },
);

test('without a repository the manifest does not change', () => {
  const name = 'packages/ui';
  cpSync(join(name, 'package.json'), join(folder, name, 'package.json'));
  expect(() => writeRepositoryFields(folder, name, undefined)).toThrow('GITHUB_REPOSITORY');
  expect(read(folder, name)).toBe(read('.', name));
});

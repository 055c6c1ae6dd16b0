import { expect, test } from 'vitest';
import { repositoryOf } from './repositoryOf.ts';

test('a package names the repository that releases it', () => {
  expect(repositoryOf('clinic/oraculo', 'packages/ui')).toEqual({
    repository: { type: 'git', url: 'git+https://github.com/clinic/oraculo.git', directory: 'packages/ui' },
    homepage: 'https://github.com/clinic/oraculo/tree/main/packages/ui#readme',
    bugs: { url: 'https://github.com/clinic/oraculo/issues' },
  });
});

test.each([undefined, '', 'oraculo', 'https://github.com/clinic/oraculo'])('%s stops the release', (repository) => {
  expect(() => repositoryOf(repository, 'packages/ui')).toThrow('GITHUB_REPOSITORY');
});

import { describe, expect, test } from 'vitest';
import { anchors } from './markdown.ts';
import { pageFaults } from './pageFaults.ts';
import { readPages, type Repository, readRepository } from './repository.ts';

const repository: Repository = {
  files: new Set([
    'docs/guide.md',
    'README.md',
    'packages/ui/src/Button/Button.tsx',
    'packages/ui/src/Button/Button.css.ts',
  ]),
  folders: new Set(['docs', 'packages', 'packages/ui', 'packages/ui/src', 'packages/ui/src/Button']),
  words: new Set(['useButton', 'ORACULO_HOST', 'Button']),
  fileNames: new Set(['style.css']),
  scripts: new Map([['', ['test', 'tool', 'start']]]),
  steps: ['types', 'lint'],
  tools: ['speech'],
  generators: ['coverage'],
  binaries: new Set(['tsx']),
  textOf: () => '# Guide\n\n## First steps\n',
};
const faultsOf = (text: string) => pageFaults({ path: 'README.md', text }, repository);

describe('a page without faults', () => {
  test.each([
    ['a link to a file', '[guide](docs/guide.md)'],
    ['a link to a heading of another page', '[guide](docs/guide.md#first-steps)'],
    ['a link to a heading of its own', '# Oráculo: um começo\n\n[up](#oráculo-um-começo)'],
    ['a link to the web', '[site](https://example.com/docs/none.md)'],
    ['a path from the root', '`packages/ui/src/Button`'],
    ['the end of a path', '`Button/Button.tsx`'],
    ['a path with a placeholder', '`packages/‹package›/src`'],
    ['one of two endings', '`Button.{tsx,css.ts}`'],
    ['a file that a build writes', '`style.css`'],
    ['a step, a tool, an option', '`npm test -- types lint`, `npm run tool -- speech --short`'],
    ['a command in a block', '```sh\nnpm start   # starts\nPORT=1 npm start\n```'],
    ['a name of the sources', '`useButton()`, `ORACULO_HOST`'],
    ['a path of the web', '`/api/operator`'],
  ])('%s', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

describe('a page that names something that does not exist', () => {
  test.each([
    ['[guide](docs/gide.md)', 'no file docs/gide.md'],
    ['[guide](docs/guide.md#last-steps)', 'no heading #last-steps in docs/guide.md'],
    ['[up](#none)', 'no heading #none in README.md'],
    ['`packages/ui/src/Buton`', 'no file packages/ui/src/Buton'],
    ['`Buton.tsx`', 'no file Buton.tsx'],
    ['`npm run bench`', 'no script “bench”'],
    ['`npm test -- typos`', 'no step of npm test “typos”'],
    ['`npm run\ntool -- hearing`', 'no tool “hearing”'],
    ['```sh\nnpx vitst run\n```', 'npx finds no “vitst”'],
    ['```sh\nnpx tsx docs/none.ts\n```', 'no file docs/none.ts'],
    ['`useButtn`', 'no source has the name useButtn'],
    ['`ORACULO_HOSTS`', 'no source has the name ORACULO_HOSTS'],
  ])('%s', (text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^README\.md:[12]: /)]);
    expect(faultsOf(text)[0]).toContain(fault);
  });
});

test('anchors are the same as on GitHub', () => {
  expect([...anchors('# A `b` (c), d\n## Ação 2\n## Ação 2\n```\n# no\n```')]).toEqual([
    'a-b-c-d',
    'ação-2',
    'ação-2-1',
  ]);
});

test('every link, path, command and name of every page exists', () => {
  const real = readRepository();
  expect(readPages(real).flatMap((page) => pageFaults(page, real))).toEqual([]);
});

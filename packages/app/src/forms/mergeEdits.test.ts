import { expect, test } from 'vitest';
import { mergeEdits } from './mergeEdits.ts';

const began = { user: 'ana', password: 'antiga', url: '' };

test.each([
  ['nobody else changed anything', began, { ...began, url: 'x' }, { ...began, url: 'x' }, []],
  [
    'another field',
    { ...began, password: 'nova' },
    { ...began, url: 'x' },
    { ...began, password: 'nova', url: 'x' },
    [],
  ],
  ['the same field alike', { ...began, url: 'x' }, { ...began, url: 'x' }, { ...began, url: 'x' }, []],
  ['the same field otherwise', { ...began, url: 'y' }, { ...began, url: 'x' }, { ...began, url: 'x' }, ['url']],
  ['a field that is untouched here', { ...began, user: 'bia' }, began, { ...began, user: 'bia' }, []],
])('what another changed meanwhile: %s', (_what, stored, edited, merged, clashes) => {
  expect(mergeEdits(began, stored, edited)).toEqual({ merged, clashes });
});

import { expect, test } from 'vitest';
import { mergeEdits } from './mergeEdits.ts';

const base = { user: 'ana', password: 'antiga', url: '' };

test.each([
  ['nobody else changed anything', base, { ...base, url: 'x' }, { ...base, url: 'x' }, []],
  ['another field', { ...base, password: 'nova' }, { ...base, url: 'x' }, { ...base, password: 'nova', url: 'x' }, []],
  ['the same field alike', { ...base, url: 'x' }, { ...base, url: 'x' }, { ...base, url: 'x' }, []],
  ['the same field otherwise', { ...base, url: 'y' }, { ...base, url: 'x' }, { ...base, url: 'x' }, ['url']],
  ['a field that is untouched here', { ...base, user: 'bia' }, base, { ...base, user: 'bia' }, []],
])('a concurrent change: %s', (_what, stored, edited, merged, conflicts) => {
  expect(mergeEdits(base, stored, edited)).toEqual({ merged, conflicts });
});

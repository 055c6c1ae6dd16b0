import { expect, test } from 'vitest';
import { mergeEdits } from './mergeEdits.ts';

const base = { user: 'ana', password: 'antiga', url: '' };

test.each([
  ['nobody else changed anything', base, { ...base, url: 'x' }, { ...base, url: 'x' }, []],
  [
    'somebody else changed another field',
    { ...base, password: 'nova' },
    { ...base, url: 'x' },
    { ...base, password: 'nova', url: 'x' },
    [],
  ],
  ['somebody else made the same change', { ...base, url: 'x' }, { ...base, url: 'x' }, { ...base, url: 'x' }, []],
  [
    'somebody else gave the same field another value',
    { ...base, url: 'y' },
    { ...base, url: 'x' },
    { ...base, url: 'x' },
    ['url'],
  ],
  ['only somebody else changed a field', { ...base, user: 'bia' }, base, { ...base, user: 'bia' }, []],
])('an edit is merged with the stored record when %s', (_what, stored, edited, merged, conflicts) => {
  expect(mergeEdits(base, stored, edited)).toEqual({ merged, conflicts });
});

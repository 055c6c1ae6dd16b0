import { expect, test } from 'vitest';
import { restoreDraft } from './restoreDraft.ts';

const then = { user: 'ana', password: 'antiga', url: '' };
const { password: _secret, ...keptThen } = then;

test.each([
  ['nobody else changed anything', then, { url: 'x' }, { ...then, url: 'x' }, then],
  [
    'another field',
    { ...then, user: 'bia' },
    { url: 'x' },
    { ...then, user: 'bia', url: 'x' },
    { ...then, user: 'bia' },
  ],
  ['the same field alike', { ...then, url: 'x' }, { url: 'x' }, { ...then, url: 'x' }, { ...then, url: 'x' }],
  ['the same field otherwise', { ...then, url: 'y' }, { url: 'x' }, { ...then, url: 'x' }, then],
  [
    'the secret, which is not kept',
    { ...then, password: 'nova' },
    { url: 'x' },
    { ...then, password: 'nova', url: 'x' },
    { ...then, password: 'nova' },
  ],
])('a change by somebody else before a draft is restored: %s', (_what, now, typed, values, base) => {
  expect(restoreDraft(now, { values: { ...keptThen, ...typed }, base: keptThen })).toEqual({ values, base });
});

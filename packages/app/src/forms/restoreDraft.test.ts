import { expect, test } from 'vitest';
import { restoreDraft } from './restoreDraft.ts';

const then = { user: 'ana', password: 'antiga', url: '' };
const { password: _secret, ...keptThen } = then;

test.each([
  ['no change by anybody else', then, { url: 'x' }, { ...then, url: 'x' }, then],
  [
    'a change of another field by somebody else',
    { ...then, user: 'bia' },
    { url: 'x' },
    { ...then, user: 'bia', url: 'x' },
    { ...then, user: 'bia' },
  ],
  [
    'the same change by somebody else',
    { ...then, url: 'x' },
    { url: 'x' },
    { ...then, url: 'x' },
    { ...then, url: 'x' },
  ],
  [
    'another change of the same field by somebody else',
    { ...then, url: 'y' },
    { url: 'x' },
    { ...then, url: 'x' },
    then,
  ],
  [
    'a change of the secret, which a draft does not keep',
    { ...then, password: 'nova' },
    { url: 'x' },
    { ...then, password: 'nova', url: 'x' },
    { ...then, password: 'nova' },
  ],
])('a draft is restored after %s', (_what, now, typed, values, base) => {
  expect(restoreDraft(now, { values: { ...keptThen, ...typed }, base: keptThen })).toEqual({ values, base });
});

import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resetVestContext } from './resetVestContext.ts';

// In the layout of pnpm the dependencies of a package are next to it.
const path = join(realpathSync('packages/app/node_modules/vest'), '../context/dist/context.mjs');

test('Vest’s context is reset when its suite throws', () => {
  const code = readFileSync(path, 'utf8');
  expect(code).not.toContain('finally');
  const mended = String(resetVestContext.transform(code, path));
  expect(mended.match(/try \{ return cb\(\); \} finally \{ contextValue = parentContext; \}/g)).toHaveLength(1);
  expect(mended.match(/contextValue = parentContext/g)).toHaveLength(1);
});

test('no other source is changed', () => {
  expect(resetVestContext.transform('const res = cb();', '/vest/dist/vest.mjs')).toBeUndefined();
});

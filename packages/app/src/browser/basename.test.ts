import { expect, test } from 'vitest';
import { withoutBasename } from './basename.ts';

test.each([
  ['/eligibilities', '', '/eligibilities'],
  ['/oraculo/eligibilities', '/oraculo', '/eligibilities'],
  ['/oraculo/', '/oraculo', '/'],
  ['/oraculo', '/oraculo', '/'],
  ['/oraculo2/x', '/oraculo', '/oraculo2/x'],
  ['/', '', '/'],
])('%s in the folder “%s” is the route %s', (path, folder, route) => {
  expect(withoutBasename(path, folder)).toBe(route);
});

import { expect, test } from 'vitest';
import { importsOf, readImports } from './importGraph.ts';

test.each([
  ["import { a, b as c } from './x.ts';", [{ from: './x.ts', names: ['a', 'b'] }]],
  ["import {\n  a,\n  type B,\n} from './x.ts';", [{ from: './x.ts', names: ['a'] }]],
  ["export { a } from './x.ts';", [{ from: './x.ts', names: ['a'] }]],
  ["export * from './x.ts';", [{ from: './x.ts', names: [] }]],
  ["import a from './x.ts';", [{ from: './x.ts', names: [] }]],
  ["import './x.ts';", [{ from: './x.ts', names: [] }]],
  ["const load = () => import('./x.ts');", [{ from: './x.ts', names: [] }]],
  ["import type { A } from './x.ts';", []],
  ["import { type A } from './x.ts';", []],
  ["export const from = 'x';", []],
])('%s', (source, imports) => {
  expect(importsOf(source)).toEqual(imports);
});

test('an import of one name from the kit is an import of its file, not of the whole kit', () => {
  const files = [
    'packages/ui/src/index.ts',
    'packages/ui/src/components/Button/Button.tsx',
    'packages/app/src/uploads/UploadList.tsx',
  ];
  const targets = readImports(files).get('packages/app/src/uploads/UploadList.tsx');
  expect(targets).toContain('packages/ui/src/components/Button/Button.tsx');
  expect(targets).not.toContain('packages/ui/src/index.ts');
});

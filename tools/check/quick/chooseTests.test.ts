import { expect, test } from 'vitest';
import { chooseTests } from './chooseTests.ts';

const graph = (entries: Record<string, string[]>) =>
  new Map(Object.entries(entries).map(([file, targets]) => [file, new Set(targets)]));
const isTest = (file: string) => file.includes('.test.');

const kit = graph({
  'List/Row.tsx': [],
  'List/List.tsx': ['List/Row.tsx'],
  'List/names.test.ts': [],
  'Page/Page.tsx': ['List/List.tsx'],
  'Page/Page.test.tsx': ['Page/Page.tsx'],
  'a/List.test.tsx': ['List/List.tsx'],
  'a/Other.test.tsx': ['Other.tsx'],
  'Other.tsx': [],
});

test('tests of the same folder come first, then tests with the fewest imports in between', () => {
  expect(chooseTests(['List/Row.tsx'], kit, isTest, 9)).toEqual({
    chosen: ['List/names.test.ts', 'a/List.test.tsx', 'Page/Page.test.tsx'],
    leftOut: 0,
  });
});

test('tests beyond the limit are counted', () => {
  expect(chooseTests(['List/Row.tsx'], kit, isTest, 1)).toEqual({ chosen: ['List/names.test.ts'], leftOut: 2 });
});

test('a changed test is chosen before all others', () => {
  expect(chooseTests(['a/Other.test.tsx', 'List/Row.tsx'], kit, isTest, 1).chosen).toEqual(['a/Other.test.tsx']);
});

test('among equally near tests, one whose name begins like the changed file comes first', () => {
  const gateway = graph({
    'src/routes/batches.ts': [],
    'src/start.ts': ['src/routes/batches.ts'],
    'test/answers.test.ts': ['src/start.ts'],
    'test/batchFiles.test.ts': ['src/start.ts'],
  });
  expect(chooseTests(['src/routes/batches.ts'], gateway, isTest, 9).chosen).toEqual([
    'test/batchFiles.test.ts',
    'test/answers.test.ts',
  ]);
});

test('files that import each other do not make the search endless', () => {
  const circle = graph({ 'a.ts': ['b.ts'], 'b.ts': ['a.ts'], 'x/b.test.ts': ['b.ts'] });
  expect(chooseTests(['a.ts'], circle, isTest, 9).chosen).toEqual(['x/b.test.ts']);
});

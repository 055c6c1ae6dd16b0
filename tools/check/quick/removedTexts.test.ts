import { expect, test } from 'vitest';
import { findQuotes, removedTexts } from './removedTexts.ts';

test.each<[string, string, string[]]>([
  ['a changed literal', "-  title: 'Nenhum grupo enviado',\n+  title: 'Nenhum grupo ainda',", ['Nenhum grupo enviado']],
  ['a changed line of JSX', '-      Incluir grupo\n+      Novo grupo', ['Incluir grupo']],
  ['a text that moved', "-  title: 'Nenhum grupo enviado',\n+    emptyTitle: 'Nenhum grupo enviado',", []],
  ['a path, a word, code', "-import x from './a/b.ts';\n-  name: 'grupos',\n-  const a = b + c;", []],
  ['a comment', "-// The reader says 'no group here'.\n- * A line of JSDoc", []],
  ['the names of the files', '--- a/packages/app/src/A b c.tsx\n+++ b/packages/app/src/A b d.tsx', []],
])('%s', (_what, diff, texts) => {
  expect(removedTexts(diff)).toEqual(texts);
});

test('a removed text is found where a journey or a document quotes it', () => {
  const files = new Map([
    ['packages/app/src/a.tsx', "title: 'Novo grupo'"],
    ['packages/app/e2e/a.spec.ts', "click();\ngetByText('Incluir grupo')"],
    ['docs/a.md', 'Press `Incluir grupo`.'],
  ]);
  const isSource = (path: string) => path.includes('/src/');
  expect(findQuotes(['Incluir grupo'], files, isSource)).toEqual([
    'packages/app/e2e/a.spec.ts:2: Incluir grupo',
    'docs/a.md:1: Incluir grupo',
  ]);
  files.set('packages/app/src/b.tsx', "name: 'Incluir grupo'");
  expect(findQuotes(['Incluir grupo'], files, isSource)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
const sources = (isMeant: (file: string) => boolean) =>
  files.filter(isMeant).map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));

const styles = sources((file) => file.endsWith('.css.ts') && !file.startsWith('theme/'));
const components = sources((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$|\/story[A-Z]/.test(file));

/** `file:line  text` of every line that the pattern finds. */
const findings = (pattern: RegExp) =>
  styles.flatMap(({ file, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, where: `${file}:${index + 1}` }))
      .filter(({ line }) => !/^\s*(\/\/|\/?\*)/.test(line) && pattern.test(line))
      .map(({ line, where }) => `${where}  ${line.trim()}`),
  );

test('a component paints with tokens: no colour of its own', () => {
  expect(
    findings(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|'(?:white|black|red|green|blue|gr[ae]y)'/i),
  ).toEqual([]);
});

/** A hairline's `1px` is no space. */
test('a component spaces with tokens: no padding, margin, gap or inset of its own', () => {
  const property = String.raw`(?:padding|margin|inset|gap|rowGap|columnGap|scrollMargin|scrollPadding)\w*`;
  expect(findings(new RegExp(String.raw`\b${property}: ['\`][^$]*(?:[2-9]|\d[\d.])(?:px|rem)`))).toEqual([]);
});

test('a component moves with tokens: no duration of its own', () => {
  expect(findings(/(?:transition|animation)\w*: .*\b\d+m?s\b/)).toEqual([]);
});

test('styles read in every writing direction: no physical sides', () => {
  expect(findings(/\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)\w*:|textAlign: '(?:left|right)'/)).toEqual([]);
});

const namingAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'label',
  'placeholder',
]);
const hasWord = (text: string) => /\p{L}/u.test(text);

function literalsOf(file: string, text: string) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (ts.isJsxText(node) && hasWord(node.text)) found.push(`${file}:${line}  ${node.text.trim()}`);
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const name = node.name.getText(tree);
      if (namingAttributes.has(name) && hasWord(node.initializer.text)) found.push(`${file}:${line}  ${name}`);
    }
    if (
      ts.isJsxExpression(node) &&
      node.expression &&
      ts.isStringLiteral(node.expression) &&
      ts.isJsxElement(node.parent)
    ) {
      if (hasWord(node.expression.text)) found.push(`${file}:${line}  ${node.expression.text}`);
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

test('a component says nothing by itself: every text comes from the catalogue', () => {
  expect(components.flatMap(({ file, text }) => literalsOf(file, text))).toEqual([]);
});

test('there are components to look at', () => {
  expect(styles.length).toBeGreaterThan(30);
  expect(components.length).toBeGreaterThan(30);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
/** The linter checks colours, and texts outside of the catalogue: `.oxlintrc.json`. */
const styles = files
  .filter((file) => file.endsWith('.css.ts') && !file.startsWith('theme/'))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));

/** `file:line  text` of every line that the pattern finds. */
const findings = (pattern: RegExp) =>
  styles.flatMap(({ file, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line, where: `${file}:${index + 1}` }))
      .filter(({ line }) => !/^\s*(\/\/|\/?\*)/.test(line) && pattern.test(line))
      .map(({ line, where }) => `${where}  ${line.trim()}`),
  );

/** The `1px` of a hairline is allowed. */
test('padding, margin, gap and inset of a component use tokens', () => {
  const property = String.raw`(?:padding|margin|inset|gap|rowGap|columnGap|scrollMargin|scrollPadding)\w*`;
  expect(findings(new RegExp(String.raw`\b${property}: ['\`][^$]*(?:[2-9]|\d[\d.])(?:px|rem)`))).toEqual([]);
});

test('durations of a component use tokens', () => {
  expect(findings(/(?:transition|animation)\w*: .*\b\d+m?s\b|['`\s]\d*\.?\d+m?s\b/)).toEqual([]);
});

/** Endless animations, such as spinners and skeletons, and animations by scroll position may have their own curves. */
test('easing curves of a component use tokens', () => {
  const curve = /\b(?:ease(?:-in|-out|-in-out)?|cubic-bezier|steps(?=\()|linear)\b(?!-gradient)/;
  const withCurve = findings(curve).filter(
    (line) => !/ infinite\b|animationTimingFunction: 'linear'|linear both/.test(line),
  );
  expect(withCurve).toEqual([]);
});

test('styles use logical properties, not left, right, top or bottom', () => {
  expect(findings(/\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)\w*:|textAlign: '(?:left|right)'/)).toEqual([]);
});

/** With it the browser would search the whole page whenever an element is added. `useRootMark` sets an attribute instead. */
test('no selector uses `:has()` on the root', () => {
  expect(findings(/\b(?:html|body|:root)\b\S*:has\(/)).toEqual([]);
});

/** Public names are in `theme/contract.css.ts`, and variables that a component inherits from another one in `styles/inheritedVars.css.ts`. */
test('a custom property comes from the contract or from `createVar`', () => {
  expect(findings(/['`(]--/)).toEqual([]);
});

test('these tests read the stylesheets', () => {
  expect(styles.length).toBeGreaterThan(30);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();
/** Colours, and texts outside of the catalogue, are the linter's: `.oxlintrc.json`. */
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

/** A hairline's `1px` is no space. */
test('a component spaces with tokens: no padding, margin, gap or inset of its own', () => {
  const property = String.raw`(?:padding|margin|inset|gap|rowGap|columnGap|scrollMargin|scrollPadding)\w*`;
  expect(findings(new RegExp(String.raw`\b${property}: ['\`][^$]*(?:[2-9]|\d[\d.])(?:px|rem)`))).toEqual([]);
});

test('a component moves with tokens: no duration of its own', () => {
  expect(findings(/(?:transition|animation)\w*: .*\b\d+m?s\b|['`\s]\d*\.?\d+m?s\b/)).toEqual([]);
});

/** A spinner turns at one speed, a skeleton breathes in and out, and a scroll position is no time. */
test('a component moves with tokens: no curve of its own', () => {
  const curve = /\b(?:ease(?:-in|-out|-in-out)?|cubic-bezier|steps(?=\()|linear)\b(?!-gradient)/;
  const withCurve = findings(curve).filter(
    (line) => !/ infinite\b|animationTimingFunction: 'linear'|linear both/.test(line),
  );
  expect(withCurve).toEqual([]);
});

test('styles read in every writing direction: no physical sides', () => {
  expect(findings(/\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)\w*:|textAlign: '(?:left|right)'/)).toEqual([]);
});

/** The browser searches the whole page for it whenever anything is added; `useRootMark` says the same by an attribute. */
test('the root is not asked what is in it', () => {
  expect(findings(/\b(?:html|body|:root)\b\S*:has\(/)).toEqual([]);
});

/** Public names are in `theme/contract.css.ts`; what parts hand down to each other is in `styles/handedDown.css.ts`. */
test('a variable is of the contract or made by createVar', () => {
  expect(findings(/['`(]--/)).toEqual([]);
});

test('there are styles to look at', () => {
  expect(styles.length).toBeGreaterThan(30);
});

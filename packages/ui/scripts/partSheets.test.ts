import { expect, test } from 'vitest';
import { partSheets } from './partSheets.ts';

const rules = (css: string) => `@layer oraculo.components{${css}}`;
const whole = [
  '@font-face{src:url(./assets/a.woff2)}',
  '@layer oraculo.page{body{color:var(--ink)}}',
  '@layer oraculo.reset{:is(.a){font:var(--font)}}',
  '@layer oraculo.tokens{:root{color-scheme:light;--ink:#000;--font:x;--brand:teal;--solid:oklch(from var(--brand) l c h);--gap:4px}',
  '@media print{:root:root{color-scheme:light;--solid:#000}}}',
].join('');
const files = new Map([
  ['ring', rules('.ring:focus,.ring{outline:0}')],
  ['box', `@keyframes turn{to{rotate:1turn}}${rules('.box{gap:var(--gap)}@media print{.box{gap:0}}')}`],
  ['button', rules('.button{color:var(--solid)}')],
]);
const parts = new Map([
  ['Button', new Set(['ring', 'button'])],
  ['Box', new Set(['ring', 'box'])],
]);
const sheets = partSheets(whole, files, parts);
const names = '@layer oraculo.page,oraculo.reset,oraculo.tokens,oraculo.components;';
const order = '@layer a{@layer a,b,c;}@layer b{@layer a,b,c;}';

test('a part has its own files, each rule in a layer for its specificity and its file', () => {
  expect(sheets.get('Button')).toBe(
    `${names}@layer oraculo.tokens{:root{--brand:teal;--solid:oklch(from var(--brand) l c h)}@media print{:root:root{--solid:#000}}}` +
      `@layer oraculo.components{${order}@layer a{@layer a{.ring{outline:0}}@layer c{.button{color:var(--solid)}}}@layer b{@layer a{.ring:focus{outline:0}}}}\n`,
  );
});

test('media queries, animations and the tokens in use come along', () => {
  expect(sheets.get('Box')).toBe(
    `${names}@keyframes turn{to{rotate:1turn}}@layer oraculo.tokens{:root{--gap:4px}}` +
      `@layer oraculo.components{${order}@layer a{@layer a{.ring{outline:0}}@layer b{.box{gap:var(--gap)}@media print{.box{gap:0}}}}@layer b{@layer a{.ring:focus{outline:0}}}}\n`,
  );
});

test('the base has fonts, the reset, and the tokens of both and of the page', () => {
  expect(sheets.get('base')).toBe(
    `${names}@font-face{src:url(../assets/a.woff2)}@layer oraculo.reset{:is(.a){font:var(--font)}}` +
      '@layer oraculo.tokens{:root{color-scheme:light;--ink:#000;--font:x}@media print{:root:root{color-scheme:light}}}\n',
  );
});

test('all tokens are in a sheet for an app that uses them itself', () => {
  expect(sheets.get('tokens')).toContain('--gap:4px');
  expect(sheets.get('tokens')).not.toContain('.ring');
});

test('neighbours that the same parts have are one layer', () => {
  const own = new Map([['Both', new Set(['ring', 'box'])]]);
  expect(partSheets(whole, files, own).get('Both')).toContain('@layer a{@layer a,b;}');
});

test('a rule outside of the layer of the components stops the build', () => {
  const loose = new Map([['ring', '@layer oraculo.reset{.ring{margin:0}}']]);
  expect(() => partSheets(whole, loose, parts)).toThrow('oraculo.reset');
});

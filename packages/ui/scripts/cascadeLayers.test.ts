import { expect, test } from 'vitest';
import { stylesheets } from './cascadeLayers.ts';

const built = [
  '@layer oraculo.page, oraculo.reset;',
  '@font-face{src:url(./a.woff2)}',
  '@layer oraculo.components{.a{color:red}@media print{.a{color:black}}}',
  '@layer oraculo.page{h1{margin:0}}',
  '@layer oraculo.reset{.b{margin:0}}',
  '@media (width>1px){@layer oraculo.components{.c{gap:0}}}',
  '@layer oraculo.tokens{:root{--x:1}}',
].join('');

test('the kit without layers keeps their order by its own', () => {
  expect(stylesheets(built)['style.unlayered.css']).toBe(
    '@font-face{src:url(./a.woff2)}.b{margin:0}:root{--x:1}.a{color:red}@media print{.a{color:black}}@media (width>1px){.c{gap:0}}\n',
  );
});

test('what the page gets is a file of its own', () => {
  const sheets = stylesheets(built);
  expect(sheets['reset.css']).toContain('@layer oraculo.page{h1{margin:0}}');
  expect(sheets['style.css']).not.toContain('h1');
  expect(sheets['style.css']).toContain('@layer oraculo.components{.a{color:red}');
});

test('a layer that no stylesheet takes stops the build', () => {
  expect(() => stylesheets('@layer oraculo.extra{p{margin:0}}')).toThrow('oraculo.extra');
});

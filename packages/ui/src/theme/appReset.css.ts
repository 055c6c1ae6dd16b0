import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { pageLayer } from './layers.css.ts';

/** Styles the app's own elements. Published as `reset.css`, which an app with its own reset leaves out. */
const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [pageLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset', { margin: 0, padding: 0 });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('body', {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.lineHeight.body,
  textRendering: 'optimizeLegibility',
  WebkitTextSizeAdjust: '100%',
});
reset('body', { '@media': { print: { background: 'none', fontSize: vars.font.size.small } } });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
reset('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: vars.font.weight.title,
  lineHeight: vars.font.lineHeight.title,
  letterSpacing: vars.font.tracking.title,
});
reset('a', { color: 'inherit' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('svg', { display: 'block', flexShrink: 0 });
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

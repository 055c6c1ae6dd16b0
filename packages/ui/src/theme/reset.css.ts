import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { resetLayer } from './layers.css.ts';

/** Every class of the published kit begins so (`vite.config.ts`): the elements of the kit, and none of the app's own (`gui-row`). */
const kit = ':is([class^="ora-"], [class*=" ora-"])';
const kitClass = `:where(${kit})`;

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

/** As strong as one class, so that it also holds unlayered beside what a host says of its elements. */
const each = (...tags: string[]) => `:where(${tags.join(', ')})${kit}`;

reset(`${kit}, ${kit}::before, ${kit}::after`, { boxSizing: 'border-box' });
reset(
  each('h1', 'h2', 'h3', 'h4', 'p', 'dl', 'dt', 'dd', 'ul', 'ol', 'figure', 'fieldset', 'legend', 'label', 'caption'),
  {
    margin: 0,
    padding: 0,
  },
);
reset(each('fieldset'), { border: 0, minInlineSize: 0 });
reset(each('ul', 'ol'), { listStyle: 'none' });
// Pico writes an empty character into each item of a `nav`, which takes its gap in a row.
reset(`${each('li')}::before`, { content: 'none' });
reset(each('button', 'input', 'select', 'textarea'), {
  margin: 0,
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset(each('button'), { background: 'none', border: 0, padding: 0, textAlign: 'inherit' });
reset(each('h1', 'h2', 'h3', 'h4'), {
  fontSize: 'inherit',
  fontWeight: vars.font.weight.title,
  lineHeight: vars.font.lineHeight.title,
  letterSpacing: vars.font.tracking.title,
});
reset(each('a'), { color: 'inherit', textDecoration: 'underline' });
reset(each('table'), { borderCollapse: 'collapse', borderSpacing: 0, captionSide: 'top' });
reset(each('caption', 'dt', 'legend'), { color: 'inherit', fontSize: 'inherit' });
reset(each('dt', 'legend'), { fontWeight: 'inherit', lineHeight: 'inherit' });
reset(each('legend'), { float: 'none', inlineSize: 'auto' });
// As browsers have it; Tailwind 4 takes it from all elements.
reset(each('th', 'td'), { padding: '1px' });
reset(each('kbd'), { padding: 0, background: 'none', borderRadius: 0, color: 'inherit' });
// Bootstrap paints it at a quarter of its colour.
reset(each('hr'), { color: 'inherit', opacity: 1 });
reset(each('svg'), { display: 'block', flexShrink: 0 });
reset(`${kit}[hidden]:not([hidden="until-found"])`, { display: 'none !important' });
// Bootstrap and normalize take it for any other `hidden`: the browser's search would no longer find what is in it.
reset(`${kit}[hidden="until-found"]`, { display: 'block !important' });

/** The outermost element of each part, so that a part looks the same in every host; text inside a line is the line's. */
reset(`:where(:not(a, span, svg, bdi, ${kitClass} *))${kit}`, {
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.lineHeight.body,
  WebkitTextSizeAdjust: '100%',
});
// Stronger than `[type=button]:not(:disabled)`, which Bootstrap gives the hand of what can be pressed.
reset(`${kit}${kit}[aria-disabled="true"]`, { cursor: 'not-allowed' });
// React Aria would inject this rule as an inline style; an element with its id in index.html keeps it from doing so.
reset('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { resetLayer } from './layers.css.ts';

/**
 * The prefix of every class of the published kit (`vite.config.ts`). It matches no element of the app, such as one with the class
 * `gui-row`.
 */
const kit = ':is([class^="ora-"], [class*=" ora-"])';
const kitClass = `:where(${kit})`;

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

/** The specificity of one class, so that the unlayered file overrides element selectors of the host's stylesheet. */
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
// Pico adds an empty `::before` to each item of a `nav`, and the gap of a row applies to it.
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
// Restores the browser's default, which Tailwind 4 resets on all elements.
reset(each('th', 'td'), { padding: '1px' });
reset(each('kbd'), { padding: 0, background: 'none', borderRadius: 0, color: 'inherit' });
// Bootstrap sets its opacity to 0.25.
reset(each('hr'), { color: 'inherit', opacity: 1 });
reset(each('svg'), { display: 'block', flexShrink: 0 });
reset(`${kit}[hidden]:not([hidden="until-found"])`, { display: 'none !important' });
// Bootstrap and normalize set `display: none` on it, so find-in-page would no longer find the content.
reset(`${kit}[hidden="until-found"]`, { display: 'block !important' });

/**
 * Sets the text styles of the outermost element of each component, so that it looks the same in every host. Elements inside a line of text
 * inherit from the line.
 */
reset(`:where(:not(a, span, svg, bdi, ${kitClass} *))${kit}`, {
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.lineHeight.body,
  WebkitTextSizeAdjust: '100%',
});
// Overrides Bootstrap's `[type=button]:not(:disabled)`, which sets the pointer cursor.
reset(`${kit}${kit}[aria-disabled="true"]`, { cursor: 'not-allowed' });
// React Aria injects this rule as an inline style, unless index.html has an element with the id of that style.
reset('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

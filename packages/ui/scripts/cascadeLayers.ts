/** The rules of each cascade layer, with the media queries around them kept; layers may stand in any order and depth. */
export function rulesByLayer(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const add = (layer: string, rule: string) => found.set(layer, (found.get(layer) ?? '') + rule);
  const visit = (text: string, layer: string, wrap: (rule: string) => string) => {
    for (const { prelude, body } of blocksOf(text)) {
      if (body === undefined) {
        if (!prelude.startsWith('@layer')) add(layer, wrap(`${prelude};`));
      } else if (prelude.startsWith('@layer')) visit(body, prelude.slice('@layer'.length).trim(), wrap);
      else if (holdsLayer(prelude, body)) visit(body, layer, (rule) => wrap(`${prelude}{${rule}}`));
      else add(layer, wrap(`${prelude}{${body}}`));
    }
  };
  visit(css, '', (rule) => rule);
  return found;
}

const holdsLayer = (prelude: string, body: string) => prelude.startsWith('@') && body.includes('@layer');

/** Statements (`@layer a,b;`) have no body. */
export function blocksOf(css: string): { prelude: string; body?: string }[] {
  const blocks: { prelude: string; body?: string }[] = [];
  let start = 0;
  let opened = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at];
    if (letter === '{') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (letter === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(start, opened).trim(), body: css.slice(opened + 1, at) });
      start = at + 1;
    } else if (letter === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, at).trim() });
      start = at + 1;
    }
  }
  return blocks;
}

/** Weakest first (`theme/layers.css.ts`). */
export const layerNames = {
  page: 'oraculo.page',
  reset: 'oraculo.reset',
  tokens: 'oraculo.tokens',
  components: 'oraculo.components',
};
const { page, ...own } = layerNames;
const order = ['', ...Object.values(own)];

/** The published parts of the one stylesheet that the build writes: the kit with and without layers, and the page's reset. */
export function stylesheets(css: string): Record<'style.css' | 'style.unlayered.css' | 'reset.css', string> {
  const rules = rulesByLayer(css);
  const unknown = [...rules.keys()].filter((layer) => ![...order, page].includes(layer));
  if (unknown.length > 0) throw new Error(`no stylesheet takes the layer ${unknown.join(', ')}`);
  const names = `@layer ${Object.values(layerNames).join(',')};`;
  const of = (layer: string) => rules.get(layer) ?? '';
  const layered = (layer: string) => (layer === '' ? of(layer) : `@layer ${layer}{${of(layer)}}`);
  return {
    'style.css': `${names}${order.map(layered).join('')}\n`,
    'style.unlayered.css': `${order.map(of).join('')}\n`,
    'reset.css': `${names}${layered(page)}\n`,
  };
}

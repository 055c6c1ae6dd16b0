import { blocksOf, layerNames, rulesByLayer } from './cascadeLayers.ts';
import { specificity, splitList } from './specificity.ts';

/** Rules by specificity, in their order. A list of selectors falls apart, because each of them has one of its own. */
function rulesBySpecificity(css: string): Map<number, string> {
  const found = new Map<number, string>();
  const visit = (text: string, wrap: (rule: string) => string) => {
    for (const { prelude, body = '' } of blocksOf(text)) {
      if (prelude.startsWith('@')) {
        visit(body, (rule) => wrap(`${prelude}{${rule}}`));
        continue;
      }
      const selectors = splitList(prelude);
      for (const strength of new Set(selectors.map(specificity))) {
        const equal = selectors.filter((selector) => specificity(selector) === strength).join(',');
        found.set(strength, (found.get(strength) ?? '') + wrap(`${equal}{${body}}`));
      }
    }
  };
  visit(css, (rule) => rule);
  return found;
}

/** Tokens are declared in blocks without a rule in them, some of them in a media query. */
function keepDeclarations(css: string, isKept: (property: string) => boolean): string {
  return blocksOf(css)
    .map(({ prelude, body = '' }) => {
      const kept = body.includes('{')
        ? keepDeclarations(body, isKept)
        : body
            .split(';')
            .filter((line) => isKept(line.slice(0, line.indexOf(':')).trim()))
            .join(';');
      return kept === '' ? '' : `${prelude}{${kept}}`;
    })
    .join('');
}

/** The tokens that `css` uses, with the tokens of their values. */
function tokensOf(css: string, tokens: string): Set<string> {
  const used = new Set<string>();
  const read = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const [, value = ''] of tokens.matchAll(new RegExp(`[{;]${name}:([^;}]*)`, 'g'))) read(value);
    }
  };
  read(css);
  return used;
}

interface Piece {
  name: string;
  /** Rules outside of the layers: `@keyframes`, `@property`. */
  loose: string;
  rules: Map<number, string>;
  parts: string[];
}

/** `a`, …, `z`, `a0`, …: a name of a layer does not begin with a digit. */
const shortName = (index: number) =>
  `${String.fromCodePoint(97 + (index % 26))}${index < 26 ? '' : (Math.floor(index / 26) - 1).toString(36)}`;

/** Neighbours that the same parts have are one piece. */
function piecesOf(files: Map<string, string>, parts: Map<string, Set<string>>): Piece[] {
  const joined: { css: string; parts: string[] }[] = [];
  for (const [file, css] of files) {
    const owners = [...parts].filter(([, own]) => own.has(file)).map(([part]) => part);
    const last = joined.at(-1);
    if (last && String(last.parts) === String(owners)) last.css += css;
    else joined.push({ css, parts: owners });
  }
  return joined.map(({ css, parts: owners }, index) => {
    const { '': loose = '', [layerNames.components]: rules = '', ...others } = Object.fromEntries(rulesByLayer(css));
    const foreign = Object.keys(others);
    if (foreign.length > 0) throw new Error(`the sheet of a part takes no rule of ${foreign.join(', ')}`);
    return { name: shortName(index), loose, rules: rulesBySpecificity(rules), parts: owners };
  });
}

const allNames = `@layer ${Object.values(layerNames).join(',')};`;
const inLayer = (name: string, css: string) => (css === '' ? '' : `@layer ${name}{${css}}`);

/**
 * `whole` in parts: `base` for each page, and a sheet for each of `parts`, which are the names of its `files`, in the order of `whole`.
 *
 * Several sheets hold the same files and are loaded in any order. In one sheet a rule wins by its specificity, then by its place. So that
 * the same one wins here, each specificity is a layer, and each file is a layer in it.
 */
export function partSheets(
  whole: string,
  files: Map<string, string>,
  parts: Map<string, Set<string>>,
): Map<string, string> {
  const layers = rulesByLayer(whole);
  const tokens = layers.get(layerNames.tokens) ?? '';
  const reset = layers.get(layerNames.reset) ?? '';
  const page = layers.get(layerNames.page);
  if (page === undefined) throw new Error('the rules of the page are gone: their tokens are not known');
  const ofBase = tokensOf(`${reset}${page}`, tokens);
  const fonts = blocksOf(layers.get('') ?? '').filter(({ prelude }) => prelude === '@font-face');

  const pieces = piecesOf(files, parts);
  const strengths = [...new Set(pieces.flatMap(({ rules }) => [...rules.keys()]))].toSorted((a, b) => a - b);
  const names = pieces.map(({ name }) => name).join(',');
  const order = strengths.map((_, level) => `@layer ${shortName(level)}{@layer ${names};}`).join('');

  const sheetOf = (part: string) => {
    const own = pieces.filter((piece) => piece.parts.includes(part));
    const rules = strengths.map((strength, level) =>
      inLayer(shortName(level), own.map(({ name, rules }) => inLayer(name, rules.get(strength) ?? '')).join('')),
    );
    const used = tokensOf(rules.join(''), tokens);
    return [
      allNames,
      ...own.map(({ loose }) => loose),
      inLayer(
        layerNames.tokens,
        keepDeclarations(tokens, (name) => used.has(name) && !ofBase.has(name)),
      ),
      inLayer(layerNames.components, order + rules.join('')),
    ].join('');
  };
  const base = [
    allNames,
    ...fonts.map(({ prelude, body = '' }) => `${prelude}{${body.replaceAll('./assets/', '../assets/')}}`),
    inLayer(layerNames.reset, reset),
    inLayer(
      layerNames.tokens,
      keepDeclarations(tokens, (name) => !name.startsWith('--') || ofBase.has(name)),
    ),
  ].join('');
  return new Map([
    ['base', `${base}\n`],
    ['tokens', `${allNames}${inLayer(layerNames.tokens, tokens)}\n`],
    ...[...parts.keys()].map((part) => [part, `${sheetOf(part)}\n`] as const),
  ]);
}

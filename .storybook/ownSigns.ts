import { afterEach, beforeEach, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    signsOfFont: string;
  }
}

const signsOfFont = new Set(inject('signsOfFont'));
/** Characters that a browser paints without a glyph, or does not paint at all. */
const blank = /[ \n\t\r\u00a0\p{Cf}]/u;
/** Storybook's own templates are in the same body. Code is shown in a system font. */
const notOurs = 'style, script, code, pre, [class^="sb-"]';

/** Finds characters that the kit's fonts lack, each with its text. */
function findForeign(text: string, found: Map<string, string>) {
  for (const sign of text.normalize('NFC')) {
    if (!blank.test(sign) && !signsOfFont.has(sign)) found.set(sign, text);
  }
}

/** The text of a pseudo-element, from its computed `content`. */
function readContent(element: Element, pseudo: string): string {
  const { content } = getComputedStyle(element, pseudo);
  const attribute = /^attr\(([\w-]+)\)$/.exec(content)?.[1];
  if (attribute) return element.getAttribute(attribute) ?? '';
  return [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('');
}

function readElement(element: Element, found: Map<string, string>) {
  for (const pseudo of ['::before', '::after', '::marker']) findForeign(readContent(element, pseudo), found);
  findForeign(element.getAttribute('placeholder') ?? '', found);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    findForeign(element.type === 'password' ? '•' : element.value, found);
  }
}

function readTree(node: Node, found: Map<string, string>) {
  if (node instanceof Element ? node.closest(notOurs) : node.parentElement?.closest(notOurs)) return;
  if (node instanceof Text) findForeign(node.data, found);
  if (node instanceof Element && node.isConnected) readElement(node, found);
  for (const child of node.childNodes) readTree(child, found);
}

let foreign: Map<string, string>;
let observer: MutationObserver;

beforeEach(() => {
  foreign = new Map();
  observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) readTree(node, foreign);
      else readTree(target, foreign);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
});

/** Every character that a story shows has to be in the kit's fonts, or be an icon. */
afterEach(() => {
  observer.disconnect();
  readTree(document.body, foreign);
  const told = [...foreign].map(([sign, text]) => `${sign} (U+${sign.codePointAt(0)?.toString(16)}) in “${text}”`);
  if (told.length > 0) throw new Error(`painted in a font of the machine: ${told.join(', ')}`);
});

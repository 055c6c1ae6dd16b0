import { afterEach, beforeEach, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    fontCharacters: string;
  }
}

const fontCharacters = new Set(inject('fontCharacters'));
/** Characters that a browser paints without a glyph, or does not paint at all. */
const blank = /[ \n\t\r\u00a0\p{Cf}]/u;
/** Storybook’s own templates are in the same body, and code is shown in a system font. */
const notOurs = 'style, script, code, pre, [class^="sb-"]';

/** Adds each character that the kit's fonts lack, with its text. */
function addMissing(text: string, missing: Map<string, string>) {
  for (const character of text.normalize('NFC')) {
    if (!blank.test(character) && !fontCharacters.has(character)) missing.set(character, text);
  }
}

/** The text of a pseudo-element, from its computed `content`. */
function readContent(element: Element, pseudo: string): string {
  const { content } = getComputedStyle(element, pseudo);
  const attribute = /^attr\(([\w-]+)\)$/.exec(content)?.[1];
  if (attribute) return element.getAttribute(attribute) ?? '';
  return [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('');
}

function readElement(element: Element, missing: Map<string, string>) {
  for (const pseudo of ['::before', '::after', '::marker']) addMissing(readContent(element, pseudo), missing);
  addMissing(element.getAttribute('placeholder') ?? '', missing);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    addMissing(element.type === 'password' ? '•' : element.value, missing);
  }
}

function readTree(node: Node, missing: Map<string, string>) {
  if (node instanceof Element ? node.closest(notOurs) : node.parentElement?.closest(notOurs)) return;
  if (node instanceof Text) addMissing(node.data, missing);
  if (node instanceof Element && node.isConnected) readElement(node, missing);
  for (const child of node.childNodes) readTree(child, missing);
}

let missing: Map<string, string>;
let observer: MutationObserver;

beforeEach(() => {
  missing = new Map();
  observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) readTree(node, missing);
      else readTree(target, missing);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
});

/** Every character that a story shows must be in the kit’s fonts, or be an icon. */
afterEach(() => {
  observer.disconnect();
  readTree(document.body, missing);
  const places = [...missing].map(
    ([character, text]) => `${character} (U+${character.codePointAt(0)?.toString(16)}) in “${text}”`,
  );
  if (places.length > 0) throw new Error(`The kit’s fonts lack ${places.join(', ')}`);
});

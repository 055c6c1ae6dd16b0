import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { fontFileOf, fontSubsets } from '../src/theme/fontSubsets.ts';

const { resolve } = createRequire(import.meta.url);

/** The ranges in the text of a `unicode-range`, such as `U+2000-206F,U+20AC`. */
const readRange = (range: string) =>
  range.split(',').map((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });

/** The characters that the kit's font files paint: each is in a file, and in the `unicode-range` of that file's `@font-face` rule. */
export function fontCharacters(): Set<string> {
  const characters = new Set<string>();
  for (const { name, range } of fontSubsets) {
    const ranges = readRange(range);
    const font = create(readFileSync(resolve(fontFileOf(name))));
    for (const code of 'characterSet' in font ? font.characterSet : []) {
      if (ranges.some(([first, last]) => first <= code && code <= last)) characters.add(String.fromCodePoint(code));
    }
  }
  return characters;
}

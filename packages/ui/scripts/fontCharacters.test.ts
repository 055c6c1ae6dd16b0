import { expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { messageExamples } from '../src/i18n/messageExamples.ts';
import { ptBR } from '../src/i18n/ptBR.ts';
import { keyIcons } from '../src/internal/base/icons/KeyCap.tsx';
import { fontCharacters } from './fontCharacters.ts';

const characters = fontCharacters();

function* textsOf(value: unknown, path: readonly string[] = []): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  else if (typeof value === 'function') {
    const [area = '', key = ''] = path;
    const examples: Record<string, Record<string, unknown[]>> = messageExamples;
    yield [path.join('.'), String(value(...(examples[area]?.[key] ?? [])))];
  } else for (const [key, inner] of Object.entries(value as object)) yield* textsOf(inner, [...path, key]);
}

// spec: x.86
test('the font has the letters and punctuation of Portuguese texts, and no arrows', () => {
  expect([...'ÁãçÇõºª·×…•–—“”‘’−½€'].filter((character) => !characters.has(character))).toEqual([]);
  expect([...'↑↓✓⌘'].filter((character) => characters.has(character))).toEqual([]);
});

// spec: x.86
test.each(Object.entries({ ptBR, en }))(
  'the font has every character of the messages in %s, or a key cap draws it',
  (_name, catalogue) => {
    const missing = [...textsOf(catalogue)].flatMap(([path, text]) =>
      [...text.normalize('NFC')]
        .filter((character) => !/\s/.test(character) && !characters.has(character))
        .filter((character) => !(path.startsWith('commands.key') && character in keyIcons))
        .map((character) => `${path}: ${character}`),
    );
    expect(missing).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { messageExamples } from '../src/i18n/messageExamples.ts';
import { ptBR } from '../src/i18n/ptBR.ts';
import { keyIcons } from '../src/internal/base/icons/KeyCap.tsx';
import { signsOfFont } from './signsOfFont.ts';

const signs = signsOfFont();

function* textsOf(value: unknown, path: readonly string[] = []): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  else if (typeof value === 'function') {
    const [area = '', key = ''] = path;
    const examples: Record<string, Record<string, unknown[]>> = messageExamples;
    yield [path.join('.'), String(value(...(examples[area]?.[key] ?? [])))];
  } else for (const [key, inner] of Object.entries(value as object)) yield* textsOf(inner, [...path, key]);
}

// spec: x.86
test('the font has letters, the signs of Portuguese texts, and no arrows', () => {
  expect([...'ÁãçÇõºª·×…•–—“”‘’−½€'].filter((sign) => !signs.has(sign))).toEqual([]);
  expect([...'↑↓✓⌘'].filter((sign) => signs.has(sign))).toEqual([]);
});

// spec: x.86
test.each(Object.entries({ ptBR, en }))(
  'the font has every sign of the messages in %s, or a key cap draws it',
  (_name, catalogue) => {
    const foreign = [...textsOf(catalogue)].flatMap(([path, text]) =>
      [...text.normalize('NFC')]
        .filter((sign) => !/\s/.test(sign) && !signs.has(sign))
        .filter((sign) => !(path.startsWith('commands.key') && sign in keyIcons))
        .map((sign) => `${path}: ${sign}`),
    );
    expect(foreign).toEqual([]);
  },
);

import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { messageExamples } from './messageExamples.ts';
import { ptBR } from './ptBR.ts';

/** Texts that are the same in both languages: names, keys, abbreviations and brands. */
const shared =
  /^(?:Total: .*|CSV|Excel|PDF|hh:mm|R\$|Ctrl K|⌘ K|↑ ↓|↵|Esc|-|\.\.\.|…|\d+|.*: Arquivo vazio|beneficiarios\.csv: .*)$/;

/** Every text of a catalogue by its path. Functions are called with the values of their example. */
function textsOf(catalogue: object): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string[]) => {
    if (typeof value === 'string') texts.set(path.join('.'), value);
    else if (typeof value === 'function') {
      const [area = '', key = ''] = path;
      const examples: Record<string, Record<string, unknown[]>> = messageExamples;
      texts.set(path.join('.'), String(value(...(examples[area]?.[key] ?? []))));
    } else for (const [key, inner] of Object.entries(value as object)) walk(inner, [...path, key]);
  };
  walk(catalogue, []);
  return texts;
}

const english = textsOf(en);
const portuguese = textsOf(ptBR);

describe('the English catalogue', () => {
  test('has the same messages as the Portuguese one', () => {
    expect([...english.keys()]).toEqual([...portuguese.keys()]);
    expect(english.size).toBeGreaterThan(250);
  });

  test('has no message in Portuguese', () => {
    const left = [...english].filter(([path, text]) => text === portuguese.get(path) && !shared.test(text));
    expect(left).toEqual([]);
  });

  test('has no message that is empty or unfinished', () => {
    const unfinished = [...english].filter(
      ([, text]) => text.trim() === '' || /undefined|null|NaN|\[object/.test(text),
    );
    // English has no word between month and year: “January 2026”.
    expect(unfinished).toEqual([['dates.of', '']]);
  });
});

const spanish = textsOf(es);

describe('the Spanish catalogue', () => {
  test('has the same messages as the Portuguese one', () => {
    expect([...spanish.keys()]).toEqual([...portuguese.keys()]);
  });

  test('has no message in English, and no letters or words that only Portuguese has', () => {
    const left = [...spanish].filter(([path, text]) => text === english.get(path) && !shared.test(text));
    expect(left).toEqual([]);
    // The values of an example stay in Portuguese.
    const spanishTexts = [...spanish].map(([path, text]) => [path, text.replace('Data futura não permitida', '')]);
    expect(
      spanishTexts.filter(([, text = '']) => /[ãõçêô]|\b(?:não|um|uma|você|são|dia|dias|itens)\b/.test(text)),
    ).toEqual([]);
  });

  test('has no message that is empty or unfinished', () => {
    expect([...spanish].filter(([, text]) => text.trim() === '' || /undefined|null|NaN|\[object/.test(text))).toEqual(
      [],
    );
  });
});

import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import vectors from '../../../vectors.json';
import { foldText } from './foldText.ts';
import type { SelectOption } from './SelectOption.ts';
import { findByLabel, foldOptionsInIdleTime, searchOptions, suggestionLimit } from './searchOptions.ts';

const option = (label: string, subtitle?: string): SelectOption => ({ label, value: label, subtitle });
const labels = (found: { shown: readonly SelectOption[] }) => found.shown.map(({ label }) => label);

test.each(vectors.folded)('$text folds to $folded', ({ text, folded }) => {
  expect(foldText(text)).toBe(folded);
});

const named = vectors.folded.filter(({ text }) => text !== '');

// spec: x.47
test.each(named)('an option “$text” is found by “$folded” and by its own text', ({ text, folded }) => {
  expect(labels(searchOptions([option('Outra'), option(text)], folded))).toEqual([text]);
  expect(labels(searchOptions([option('Outra'), option(text)], text))).toEqual([text]);
});

test('words are found in any order, in the label and in the subtitle', () => {
  const options = [option('Vida Plena Sul', 'ANS 312345'), option('Vida Plena Norte', 'ANS 409921')];
  expect(labels(searchOptions(options, 'sul vida'))).toEqual(['Vida Plena Sul']);
  expect(labels(searchOptions(options, 'plena 4099'))).toEqual(['Vida Plena Norte']);
  expect(searchOptions(options, 'norte sul')).toEqual({ shown: [], total: 0 });
});

const operators = [
  'Vida Plena',
  'Saúde Norte',
  'Serra Dourada Planos',
  'Plano Próprio Oráculo',
  "Rede D'Or",
  'Nova Esperança',
].map((label, index) => option(label, `ANS 00${5799 + index}`));

test.each([
  // A query matches the beginnings of words. Words of the subtitle that all options share are not searched.
  ['saude n', ['Saúde Norte']],
  ['ans', []],
  ['a', []],
  ['n', ['Nova Esperança', 'Saúde Norte']],
  ['plano p', ['Plano Próprio Oráculo', 'Serra Dourada Planos']],
  ['p', ['Plano Próprio Oráculo', 'Vida Plena', 'Serra Dourada Planos']],
  ['lano', []],
  // A number of the subtitle, with and without its leading zeros.
  ['005800', ['Saúde Norte']],
  ['5800', ['Saúde Norte']],
  ['800', []],
  // Punctuation.
  ["d'or", ["Rede D'Or"]],
  ['dor', ["Rede D'Or"]],
  ['or', ['Plano Próprio Oráculo', "Rede D'Or"]],
  ['nova - esperança', ['Nova Esperança']],
])('“%s” finds %j', (query, found) => {
  expect(labels(searchOptions(operators, query))).toEqual(found);
});

test('an e-mail address and a number with punctuation are found in the subtitle', () => {
  const options = [
    option('Ana', 'ana.prado@exemplo.com'),
    option('Bia', 'CNPJ 12.345.678/0001-90'),
    option('Caio', 'Não está na lista'),
  ];
  expect(labels(searchOptions(options, 'ana.prado@'))).toEqual(['Ana']);
  expect(labels(searchOptions(options, 'prado'))).toEqual(['Ana']);
  expect(labels(searchOptions(options, '12345678'))).toEqual(['Bia']);
  expect(labels(searchOptions(options, '12.345'))).toEqual(['Bia']);
  expect(labels(searchOptions(options, 'lista'))).toEqual([]);
});

test('`searchText` is searched instead of the subtitle', () => {
  const options = [{ ...option('Vida', 'ANS 12'), searchText: 'antiga Amparo' }];
  expect(labels(searchOptions(options, 'amp'))).toEqual(['Vida']);
  expect(labels(searchOptions(options, '12'))).toEqual([]);
});

test('an option whose whole label was typed comes before options with longer labels', () => {
  const options = ['Vida Plena Norte', 'Vida Plena'].map((label) => option(label));
  expect(labels(searchOptions(options, 'vida plena'))).toEqual(['Vida Plena', 'Vida Plena Norte']);
});

test('labels that start with the query come first, and the others keep their order', () => {
  const options = ['Norte Saúde', 'Saúde Norte', 'Bem Saúde', 'Saúde Sul'].map((label) => option(label));
  expect(labels(searchOptions(options, 'saude'))).toEqual(['Saúde Norte', 'Saúde Sul', 'Norte Saúde', 'Bem Saúde']);
});

test('a late match that starts with the query is shown before earlier ones that do not', () => {
  const options = [...Array.from({ length: 300 }, (_, index) => option(`Clínica Vida ${index}`)), option('Vida Plena')];
  const found = searchOptions(options, 'vida');
  expect(found.total).toBe(301);
  expect(found.shown).toHaveLength(suggestionLimit);
  expect(found.shown[0]?.label).toBe('Vida Plena');
});

test('`findByLabel` ignores accents and case, and finds nothing if two options share the label', () => {
  const options = [option('São Lucas'), option('Gêmeo'), { label: 'GEMEO', value: 'other' }];
  expect(findByLabel(options, ' sao lucas ')).toBe(options[0]);
  expect(findByLabel(options, 'gemeo')).toBeUndefined();
  expect(findByLabel(options, '')).toBeUndefined();
});

const letters = fc.stringMatching(/^[a-zA-ZáãâçéêíóõúÁÃÇÉ 0-9ªº]{0,12}$/u);

test('an option is found by any of its words or their beginnings, in NFC and NFD, in upper and lower case', () => {
  fc.assert(
    fc.property(letters, letters, letters, fc.boolean(), fc.boolean(), (before, middle, after, isUpper, isSplit) => {
      const sought = option(`${before} ${middle}${after}`);
      const cased = isUpper ? middle.toUpperCase() : middle.toLowerCase();
      const found = searchOptions([option('outra'), sought], isSplit ? cased.normalize('NFD') : cased);
      expect(found.shown).toContain(sought);
    }),
    { numRuns: 10_000 },
  );
});

test('shown options match and do not exceed the limit, and the total counts every match', () => {
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 30 }),
      letters,
      fc.integer({ min: 1, max: 5 }),
      (texts, query, limit) => {
        const options = texts.map((label, value) => ({ label, value }));
        const words = foldText(query).trim().split(/\s+/u);
        const begins = (label: string, word: string) =>
          foldText(label)
            .split(/\s+/u)
            .some(
              (optionWord) =>
                optionWord.startsWith(word) ||
                (/^\d+$/.test(optionWord) && optionWord.replace(/^0+(?=\d)/, '').startsWith(word)),
            );
        const matches = options.filter(({ label }) => words.every((word) => begins(label, word)));
        const found = searchOptions(options, query, limit);
        expect(found.total).toBe(matches.length);
        expect(found.shown).toHaveLength(Math.min(limit, matches.length));
        for (const shown of found.shown) expect(matches).toContain(shown);
      },
    ),
    { numRuns: 10_000 },
  );
});

test('options that were folded in idle time are not folded by the first key', () => {
  const idle: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => idle.push(work));
  const read = vi.fn<() => string>(() => 'São Paulo');
  const options = Array.from({ length: 3 }, () => Object.defineProperty(option(''), 'label', { get: read }));
  foldOptionsInIdleTime(options);
  let left = 2;
  // Two options fit into the first idle time, the third into the next.
  idle[0]?.({ didTimeout: false, timeRemaining: () => left-- });
  expect([read.mock.calls.length, idle.length]).toEqual([2, 2]);
  idle[1]?.({ didTimeout: false, timeRemaining: () => 50 });
  expect([read.mock.calls.length, idle.length]).toEqual([3, 2]);
  expect(searchOptions(options, 'sao').total).toBe(3);
  expect(read).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});

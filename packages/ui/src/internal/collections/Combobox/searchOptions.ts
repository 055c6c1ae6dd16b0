import { foldText } from './foldText.ts';
import type { SelectOption, SelectValue } from './SelectOption.ts';

/** Maximum number of rendered options: nobody reads more, and each one slows down every key. */
export const suggestionLimit = 100;

export interface Suggestions<Option extends SelectOption = SelectOption> {
  shown: readonly Option[];
  /** The number of all matches. */
  total: number;
}

interface FoldedOption {
  label: string;
  /** The folded words of the label, each also without its punctuation and without leading zeros. */
  words: string;
  /** The same for `searchText`, or else for the numbers and e-mail addresses of the subtitle. */
  otherWords: string;
}

/** Caches folded options, because folding 5 000 labels after each key would be slow. */
const folded = new WeakMap<SelectOption, FoldedOption>();

const letterOrDigit = /[\p{L}\p{N}]/u;
const punctuation = /[^\p{L}\p{N}]+/gu;
const removePunctuation = (word: string) => word.replace(punctuation, '');

/** `d'or` is also found as `dor`, `12.345.678/0001-90` by its digits, `005799` without its zeros. */
function spellings(word: string): string[] {
  const plain = removePunctuation(word);
  const bare = plain.replace(/^0+(?=\d+$)/, '');
  return [...new Set([word, plain, bare])].filter(Boolean);
}

const toWords = (text: string) => text.split(/\s+/u).flatMap(spellings).join(' ');

/** The words of a subtitle that distinguish options: numbers and e-mail addresses. Other words are usually the same in every option. */
const identifiers = (subtitle: string) =>
  subtitle
    .split(/\s+/u)
    .filter((word) => /[\d@]/.test(word))
    .join(' ');

function foldOption(option: SelectOption): FoldedOption {
  let entry = folded.get(option);
  if (!entry) {
    const label = foldText(option.label);
    const otherWords = foldText(option.searchText ?? identifiers(option.subtitle ?? ''));
    entry = { label: label.trim(), words: toWords(label), otherWords: toWords(otherWords) };
    folded.set(option, entry);
  }
  return entry;
}

/** Whether a word of the text begins with `part`. */
function hasWord(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1))
    if (at === 0 || !letterOrDigit.test(text.charAt(at - 1))) return true;
  return false;
}

/** The words of the query, without words that are only punctuation. */
function readQuery(query: string): string[] {
  const words = query.split(/\s+/u);
  const meaningful = words.filter((word) => letterOrDigit.test(word));
  return meaningful.length > 0 ? meaningful : words;
}

/**
 * Folds the options while the browser is idle, so that the first key is fast, and then runs `onFolded`. Does nothing in Safari, which lacks
 * `requestIdleCallback`.
 */
export function foldOptionsInIdleTime(options: readonly SelectOption[], onFolded = () => {}) {
  if (!('requestIdleCallback' in globalThis)) return;
  let next = 0;
  const fold = (idle: IdleDeadline) => {
    for (; next < options.length && idle.timeRemaining() > 0; next += 1) foldOption(options[next]!);
    if (next < options.length) requestIdleCallback(fold);
    else onFolded();
  };
  requestIdleCallback(fold);
}

/** How well a label fits the query: equal (0), starts with it (1), or neither (2). */
const fitOf = (label: string, wanted: string): 0 | 1 | 2 => (label === wanted ? 0 : label.startsWith(wanted) ? 1 : 2);

/**
 * The options that match the query: each of its words is the beginning of a word of the label, of `searchText` or of the subtitle. Sorted:
 * labels that equal the query, that start with it, that have all of its words, and then the rest. Without a query, a chosen option beyond the
 * limit comes first, because the list opens at it.
 */
export function searchOptions<Option extends SelectOption>(
  options: readonly Option[],
  query: string,
  limit = suggestionLimit,
  chosen: SelectValue | null = null,
): Suggestions<Option> {
  const wanted = foldText(query).trim();
  if (wanted === '') {
    const far = chosen === null ? [] : options.slice(limit).filter(({ value }) => value === chosen);
    return { shown: [...far, ...options.slice(0, limit - far.length)], total: options.length };
  }
  const words = readQuery(wanted);
  const ranks: [Option[], Option[], Option[], Option[]] = [[], [], [], []];
  let total = 0;
  for (const option of options) {
    const entry = foldOption(option);
    const isFound = (word: string) => hasWord(entry.words, word);
    const isOfLabel = words.every(isFound);
    if (!isOfLabel && !words.every((word) => isFound(word) || hasWord(entry.otherWords, word))) continue;
    total += 1;
    const fit = fitOf(entry.label, wanted);
    const rank = ranks[fit === 2 && !isOfLabel ? 3 : fit];
    if (rank.length < limit) rank.push(option);
  }
  return { shown: ranks.flat().slice(0, limit), total };
}

/** Whether the label of an option equals the text. */
export function hasLabel(options: readonly SelectOption[], text: string): boolean {
  const wanted = foldText(text).trim();
  return options.some((option) => foldOption(option).label === wanted);
}

/** The option whose whole label was typed; undefined if two options share the label. */
export function findByLabel<Option extends SelectOption>(options: readonly Option[], text: string): Option | undefined {
  const wanted = foldText(text).trim();
  if (wanted === '') return undefined;
  const matches = options.filter((option) => foldOption(option).label === wanted);
  return matches.length === 1 ? matches[0] : undefined;
}

import { foldText } from './foldText.ts';
import type { SelectOption, SelectValue } from './SelectOption.ts';

/** More are never rendered: nobody reads them, and each costs on every keystroke. */
export const suggestionLimit = 100;

export interface Suggestions<Option extends SelectOption = SelectOption> {
  shown: readonly Option[];
  /** How many match, shown or not. */
  total: number;
}

interface FoldedOption {
  label: string;
  /** The label, with those of its words repeated that are also written without punctuation or leading zeros. */
  words: string;
  /** Another text that finds the option, as its label does. */
  otherWords: string;
}

/** Folding 5 000 labels on each keystroke is what makes a select slow: once per option is enough. */
const folded = new WeakMap<SelectOption, FoldedOption>();

const letterOrDigit = /[\p{L}\p{N}]/u;
const punctuation = /[^\p{L}\p{N}]+/gu;
const squeeze = (word: string) => word.replace(punctuation, '');

/** `d'or` is also found as `dor`, `12.345.678/0001-90` by its digits, `005799` without its zeros. */
function spellings(word: string): string[] {
  const plain = squeeze(word);
  const bare = plain.replace(/^0+(?=\d+$)/, '');
  return [...new Set([word, plain, bare])].filter(Boolean);
}

const toWords = (text: string) => text.split(/\s+/u).flatMap(spellings).join(' ');

/** The words of a subtitle that distinguish options: numbers and addresses. The others are the same in every option. */
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
  const telling = words.filter((word) => letterOrDigit.test(word));
  return telling.length > 0 ? telling : words;
}

/**
 * Folds the options while the browser is idle, so that the first key need not, and then runs `onFolded`. Does nothing in Safari, which
 * lacks requestIdleCallback.
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

/** How well a label fits the text: it is the text, it starts with it, or neither. */
const fitOf = (label: string, wanted: string): 0 | 1 | 2 => (label === wanted ? 0 : label.startsWith(wanted) ? 1 : 2);

/**
 * Options in which every word of the query begins a word of the label or of what else finds them. First the one whose label it is,
 * then labels that start with it, then labels with all of its words, then the rest. Without a query the chosen one goes before
 * them all where it lies beyond the limit: the list opens on it.
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

/** The one option whose whole label was typed; none when two options share it. */
export function findByLabel<Option extends SelectOption>(options: readonly Option[], text: string): Option | undefined {
  const wanted = foldText(text).trim();
  if (wanted === '') return undefined;
  const matches = options.filter((option) => foldOption(option).label === wanted);
  return matches.length === 1 ? matches[0] : undefined;
}

import { foldText } from './foldText.ts';
import type { SelectOption, SelectValue } from './SelectOption.ts';

/** More are never painted: nobody reads them, and each costs on every keystroke. */
export const suggestionLimit = 100;

export interface Suggestions<Option extends SelectOption = SelectOption> {
  shown: readonly Option[];
  /** How many match, shown or not. */
  total: number;
}

/** Folding 5 000 labels on each keystroke is what makes a select slow: once per option is enough. */
const folded = new WeakMap<SelectOption, { label: string; subtitle: string }>();

function foldOption(option: SelectOption) {
  let entry = folded.get(option);
  if (!entry) {
    entry = { label: foldText(option.label), subtitle: option.subtitle ? foldText(option.subtitle) : '' };
    folded.set(option, entry);
  }
  return entry;
}

/**
 * Folds the options while the browser has nothing else to do, so that the first key need not, and then runs `onFolded`; Safari has
 * no such time.
 */
export function foldAhead(options: readonly SelectOption[], onFolded = () => {}) {
  if (!('requestIdleCallback' in globalThis)) return;
  let next = 0;
  const fold = (idle: IdleDeadline) => {
    for (; next < options.length && idle.timeRemaining() > 0; next += 1) foldOption(options[next]!);
    if (next < options.length) requestIdleCallback(fold);
    else onFolded();
  };
  requestIdleCallback(fold);
}

/**
 * Options that hold every word of the query in label or subtitle; those whose label starts with it come first. Without a query the
 * chosen one goes before them all where it lies beyond the limit: the list opens on it.
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
  const words = wanted.split(/\s+/u);
  const first: Option[] = [];
  const rest: Option[] = [];
  let total = 0;
  for (const option of options) {
    const { label, subtitle } = foldOption(option);
    if (!words.every((word) => label.includes(word) || subtitle.includes(word))) continue;
    total += 1;
    const group = label.startsWith(wanted) ? first : rest;
    if (group.length < limit) group.push(option);
  }
  return { shown: [...first, ...rest].slice(0, limit), total };
}

/** The one option whose whole label was typed; none when two options share it. */
export function findByLabel<Option extends SelectOption>(options: readonly Option[], text: string): Option | undefined {
  const wanted = foldText(text).trim();
  if (wanted === '') return undefined;
  const matches = options.filter((option) => foldOption(option).label.trim() === wanted);
  return matches.length === 1 ? matches[0] : undefined;
}

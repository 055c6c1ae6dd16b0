import type { Messages } from '../../i18n/ptBR.ts';
import { joinSentences } from '../../internal/base/announce/joinSentences.ts';
import type { TakenTokens, TokenRules } from './takeTokens.ts';

/** The result of the latest adding. */
export interface LatestAdding {
  taken: TakenTokens;
  /** A single text was added. */
  isOne: boolean;
}

interface Described {
  tokens: readonly string[];
  text: string;
  latest: LatestAdding | undefined;
  /** The wrong token whose text is in the input. */
  correcting: string | undefined;
  isNotEditable: boolean;
  rules: TokenRules;
  words: Messages['tokens'];
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((token, at) => token === other[at]);

/** The counts of the latest adding, if some of its texts are wrong or were dropped, and no token has changed since. */
function describeLatest({ tokens, latest, rules, words }: Described): string | undefined {
  if (!latest || !isSame(latest.taken.tokens, tokens)) return undefined;
  const { valid, invalid, repeated, over } = latest.taken;
  if (latest.isOne) return repeated[0] === undefined ? undefined : words.repeatedOne(repeated[0]);
  if (invalid.length + repeated.length + over.length === 0) return undefined;
  return words.counts(valid.length, invalid.length, repeated.length, over.length, rules.maxTokens ?? 0);
}

/** The field's own error and warning, and the reasons of its wrong tokens. */
export function describeTokens(described: Described) {
  const { tokens, text, latest, correcting, isNotEditable, rules, words } = described;
  const { validate, maxTokens = 0 } = rules;
  const reasons = tokens.map((token) => validate?.(token));
  if (isNotEditable) return { reasons };
  const wrong = tokens.filter((_, at) => reasons[at]);
  const added = describeLatest(described);
  const withoutRoom = latest?.isOne && latest.taken.over[0] === text ? text : undefined;
  const isListed = wrong.length > 1 && !added;
  const problems = [
    withoutRoom !== undefined && words.full(withoutRoom, maxTokens),
    added,
    isListed && words.counts(0, wrong.length, 0, 0, 0),
    wrong.length === 1 && words.fixOne(wrong[0] ?? '', reasons.find(Boolean) ?? ''),
    wrong.length > 1 && words.fixSeveral(wrong),
  ].filter((sentence) => typeof sentence === 'string');
  const reason = correcting === undefined ? undefined : validate?.(correcting);
  const correction = reason && correcting !== undefined ? words.correcting(correcting, reason) : undefined;
  const isWrong = wrong.length > 0 || withoutRoom !== undefined;
  return {
    reasons,
    error: isWrong ? joinSentences(problems) : undefined,
    warning: isWrong ? undefined : added ? joinSentences([added]) : correction,
  };
}

/** Separates tokens in a typed or pasted text, also the cells and rows of a spreadsheet. A space does not separate. */
const separators = /[\n\r\t,;]+/;

/** The texts between the separators, without blanks at their ends. */
export const splitTokens = (text: string): string[] =>
  text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Splits a text that is being typed: the texts before the last separator are complete, the rest is not. */
export function splitTyped(text: string): { complete: string[]; rest: string } {
  const parts = text.split(separators);
  const rest = (parts.pop() ?? '').trimStart();
  return { complete: splitTokens(parts.join('\n')), rest };
}

export interface TokenRules {
  cleanToken?: ((text: string) => string) | undefined;
  validate?: ((token: string) => string | undefined) | undefined;
  maxTokens?: number | undefined;
}

/** The fate of texts that were added together. */
export interface TakenTokens {
  /** All tokens, with the new ones. */
  tokens: readonly string[];
  valid: readonly string[];
  invalid: readonly string[];
  /** Already in the field, or twice among the texts. They are dropped. */
  repeated: readonly string[];
  /** Above `maxTokens`. They are dropped. */
  over: readonly string[];
}

/** Inserts texts as tokens at a position. */
export function takeTokens(
  tokens: readonly string[],
  texts: readonly string[],
  at: number,
  rules: TokenRules,
): TakenTokens {
  const { cleanToken = (text) => text, validate, maxTokens = Number.POSITIVE_INFINITY } = rules;
  const seen = new Set(tokens);
  const fresh: string[] = [];
  const repeated: string[] = [];
  const over: string[] = [];
  for (const text of texts) {
    const token = cleanToken(text.trim()).trim();
    if (token === '') continue;
    if (seen.has(token)) repeated.push(token);
    else if (seen.size >= maxTokens) over.push(token);
    else {
      seen.add(token);
      fresh.push(token);
    }
  }
  return {
    tokens: [...tokens.slice(0, at), ...fresh, ...tokens.slice(at)],
    valid: fresh.filter((token) => !validate?.(token)),
    invalid: fresh.filter((token) => validate?.(token)),
    repeated,
    over,
  };
}

/** How an operator numbers its cards. The service refuses what `cardNumberProblem` finds, so ask it before you send. */
export interface CardNumberRule {
  /** Characters; the card has exactly so many, or up to so many. */
  length: number;
  /** @default false */
  isVariable?: boolean | undefined;
  characters: 'digits' | 'alnum';
  /** A card of the right length must match this as a whole. */
  pattern?: RegExp | undefined;
}

const digits = (length: number): CardNumberRule => ({ length, characters: 'digits' });

/** The rules by name; which operator has which is configuration of the deployment. */
export const cardNumberRules = {
  digits9: digits(9),
  digits15: digits(15),
  digits16: digits(16),
  digits17: digits(17),
  digits18: digits(18),
  digits20: digits(20),
  alnum20: { length: 20, characters: 'alnum' },
  upTo20: { length: 20, isVariable: true, characters: 'digits' },
  grouped20: digits(20),
} as const satisfies Record<string, CardNumberRule>;
export type CardNumberRuleName = keyof typeof cardNumberRules;

/** One entry of `cardNumberRules` in a deployment's `/config.json`. */
export interface CardNumberSetting<Name extends string = CardNumberRuleName> {
  rule: Name;
  /** A regular expression for the whole card, in the text form that JSON can hold. */
  pattern?: string | undefined;
}

function compile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`);
  } catch {
    // A broken pattern in the settings must not lock anybody out: the length still holds.
    return undefined;
  }
}

/** The rule of a setting, with its pattern; undefined for a name that is not known here. */
export function readCardNumberRule({ rule, pattern }: CardNumberSetting<string>): CardNumberRule | undefined {
  if (!Object.hasOwn(cardNumberRules, rule)) return undefined;
  const named = cardNumberRules[rule as CardNumberRuleName];
  return pattern === undefined ? named : { ...named, pattern: compile(pattern) };
}

/** How long a card of this rule is, as a sentence to show. */
export const cardLengthMessage = ({ length, isVariable = false }: CardNumberRule): string =>
  `Deve possuir ${isVariable ? 'até' : 'exatamente'} ${length} dígitos`;

/**
 * What is wrong with a card number without its mask and in capitals, as a sentence to show; undefined when nothing is. Length
 * and repetition come before characters and pattern. An empty one is for the caller to judge.
 */
export function cardNumberProblem(rule: CardNumberRule, cardNumber: string): string | undefined {
  const { length, isVariable = false, characters, pattern } = rule;
  if (cardNumber.length > length || (!isVariable && cardNumber.length !== length)) return cardLengthMessage(rule);
  if (/^(.)\1+$/.test(cardNumber)) return 'Não use números repetidos (ex: 1111)';
  const letters = characters === 'digits' ? (cardNumber.match(/\p{L}/gu) ?? []) : [];
  if (letters.length > 0) return `Deve ter só dígitos, sem letras (${[...new Set(letters)].join(', ')})`;
  const alphabet = characters === 'alnum' ? /^[0-9A-Z]+$/ : /^\d+$/;
  return alphabet.test(cardNumber) && (pattern?.test(cardNumber) ?? true) ? undefined : 'Cartão inválido';
}

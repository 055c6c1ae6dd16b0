/**
 * The format of an operator’s card numbers. The service refuses a number that has a `cardNumberProblem`, so check
 * before you send.
 */
export interface CardNumberRule {
  /** The exact number of characters, or the largest one. */
  length: number;
  /** @default false */
  isVariable?: boolean | undefined;
  characters: 'digits' | 'alnum';
  /** A card number of the right length must match this pattern completely. */
  pattern?: RegExp | undefined;
}

const digits = (length: number): CardNumberRule => ({ length, characters: 'digits' });

/** The rules by name. The deployment configures which operator uses which rule. */
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
  /** A regular expression for the whole card number, as text, because JSON has no expressions. */
  pattern?: string | undefined;
}

function compile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`);
  } catch {
    // With an invalid pattern in the settings only the length is checked. Otherwise the pattern would refuse every
    // card.
    return undefined;
  }
}

/** The rule that a setting names, with the pattern of the setting; undefined for an unknown name. */
export function readCardNumberRule({ rule, pattern }: CardNumberSetting<string>): CardNumberRule | undefined {
  if (!Object.hasOwn(cardNumberRules, rule)) return undefined;
  const named = cardNumberRules[rule as CardNumberRuleName];
  return pattern === undefined ? named : { ...named, pattern: compile(pattern) };
}

/** The length of a card with this rule, as a message for the user. */
export const cardLengthMessage = ({ length, isVariable = false }: CardNumberRule): string =>
  `Deve possuir ${isVariable ? 'até' : 'exatamente'} ${length} dígitos`;

/**
 * The message for an invalid card number, undefined for a valid one. The number comes without its mask and in capitals. Length
 * and repetition are checked before characters and pattern. The caller handles an empty number.
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

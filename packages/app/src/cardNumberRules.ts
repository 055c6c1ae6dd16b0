import type { CardNumberRuleSetting } from './appConfig.ts';

/** One way in which an operator numbers its cards. */
export interface CardNumberRule {
  /** Digits or characters; the card has exactly so many, or up to so many. */
  length: number;
  isVariable?: boolean;
  characters: 'digits' | 'alnum';
  mask?: string;
  /** Under each group of the mask, in order. */
  hints?: readonly string[];
  /** What a card of the right length must look like besides. */
  pattern?: RegExp;
}

/** Cards of operators without a rule are only cut here. */
export const unruledLength = 20;

const digits = (length: number): CardNumberRule => ({ length, characters: 'digits' });

/** The rules by name; which operator has which stands in `/config.json`. */
export const cardNumberRuleTable: Readonly<Record<string, CardNumberRule>> = {
  digits9: digits(9),
  digits15: digits(15),
  digits16: digits(16),
  digits17: digits(17),
  digits18: digits(18),
  digits20: digits(20),
  alnum20: { length: 20, characters: 'alnum' },
  upTo20: { length: 20, isVariable: true, characters: 'digits' },
  grouped20: { ...digits(20), mask: '###.#####.####.####.####', hints: ['Produto', 'Código de identificação'] },
};

function compile(pattern: string | undefined): RegExp | undefined {
  if (pattern === undefined) return undefined;
  try {
    return new RegExp(`^(?:${pattern})$`);
  } catch {
    // A broken pattern in the settings must not lock the screen: the length still holds.
    return undefined;
  }
}

let rulesByOperator: ReadonlyMap<string, CardNumberRule> = new Map();

export function setCardNumberRules(settings: Readonly<Record<string, CardNumberRuleSetting>>) {
  rulesByOperator = new Map(
    Object.entries(settings).flatMap(([ansId, { rule, pattern }]): [string, CardNumberRule][] => {
      const named = cardNumberRuleTable[rule];
      return named ? [[ansId, { ...named, pattern: compile(pattern) }]] : [];
    }),
  );
}

/** Undefined for an operator that has no rule: its cards are not validated. */
export const cardNumberRuleOf = (ansId: string): CardNumberRule | undefined => rulesByOperator.get(ansId);

export const lengthMessage = ({ length, isVariable = false }: CardNumberRule): string =>
  `Deve possuir ${isVariable ? 'até' : 'exatamente'} ${length} dígitos`;

/** What is wrong with a card number without its mask; length and repetition come before the pattern. */
export function cardNumberProblem(rule: CardNumberRule, cardNumber: string): string | undefined {
  const { length, isVariable = false, characters, pattern } = rule;
  if (cardNumber.length > length || (!isVariable && cardNumber.length !== length)) {
    return lengthMessage(rule);
  }
  if (cardNumber.length > 1 && /^(.)\1+$/.test(cardNumber)) return 'Não use números repetidos (ex: 1111)';
  const alphabet = characters === 'alnum' ? /^[0-9A-Z]+$/ : /^\d+$/;
  return alphabet.test(cardNumber) && (pattern?.test(cardNumber) ?? true) ? undefined : 'Cartão inválido';
}

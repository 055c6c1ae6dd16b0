/** The rules of `decisions.md`; which operator has which is configuration, served in /config.json. */
export const cardNumberRuleNames = [
  'digits15',
  'digits16',
  'digits9',
  'digits17',
  'digits18',
  'digits20',
  'alnum20',
  'upTo20',
  'grouped20',
] as const;
export type CardNumberRule = (typeof cardNumberRuleNames)[number];

const lengths: Record<CardNumberRule, number> = {
  digits15: 15,
  digits16: 16,
  digits9: 9,
  digits17: 17,
  digits18: 18,
  digits20: 20,
  alnum20: 20,
  upTo20: 20,
  grouped20: 20,
};

export const cardLength = (rule: CardNumberRule): number => lengths[rule];

export interface CardNumberSetting {
  rule: CardNumberRule;
  /** A regular expression that a card of the right length matches as a whole. */
  pattern?: string;
}

/** Why a card number cannot be one of this operator, or undefined. An operator without a rule accepts up to 20. */
export function refuseCardNumber(setting: CardNumberSetting | undefined, cardNumber: string): string | undefined {
  if (setting === undefined) return cardNumber.length > 20 ? 'Cartão inválido' : undefined;
  const { rule, pattern = '.*' } = setting;
  const length = lengths[rule];
  if (rule === 'upTo20' ? cardNumber.length > length || cardNumber === '' : cardNumber.length !== length) {
    return rule === 'upTo20' ? `Deve possuir até ${length} dígitos` : `Deve possuir exatamente ${length} dígitos`;
  }
  if (/^(.)\1+$/.test(cardNumber)) return 'Não use números repetidos (ex: 1111)';
  const alphabet = rule === 'alnum20' ? /^[0-9A-Z]+$/ : /^\d+$/;
  const fits = alphabet.test(cardNumber) && new RegExp(`^(?:${pattern})$`).test(cardNumber);
  return fits ? undefined : 'Cartão inválido';
}

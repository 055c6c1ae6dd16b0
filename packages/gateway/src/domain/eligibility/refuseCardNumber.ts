import { cardNumberProblem, readCardNumberRule } from '@oraculo/api-client';
import { cardNumberSettings } from './cardNumberSettings.ts';

const rules = new Map(
  Object.entries(cardNumberSettings).map(([ansId, setting]) => [ansId, readCardNumberRule(setting)]),
);

/** How this operator numbers its cards; undefined where no rule is known. */
export const cardNumberRuleOf = (ansId: string) => rules.get(ansId);

/** Why a card number cannot be one of this operator, or undefined. An operator without a rule accepts up to 20. */
export function refuseCardNumber(ansId: string, cardNumber: string): string | undefined {
  const rule = rules.get(ansId);
  if (rule) return cardNumberProblem(rule, cardNumber);
  return cardNumber.length > 20 ? 'Cartão inválido' : undefined;
}

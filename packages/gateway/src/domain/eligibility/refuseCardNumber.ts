import { readCardNumberRule } from '@oraculo/api-client';
import { readCardNumber } from '@oraculo/api-client/contract';
import { cardNumberSettings } from './cardNumberSettings.ts';

const rules = new Map(
  Object.entries(cardNumberSettings).map(([ansId, setting]) => [ansId, readCardNumberRule(setting)]),
);

/** How this operator numbers its cards; undefined where no rule is known. */
export const cardNumberRuleOf = (ansId: string) => rules.get(ansId);

/** Why a text cannot be the card number of a person of this operator, or undefined. */
export function refuseCardNumber(ansId: string, text: string): string | undefined {
  const read = readCardNumber(text, rules.get(ansId));
  if (read.kind === 'blank') return 'Informe o número da carteirinha.';
  return read.kind === 'wrong' ? read.reason : undefined;
}

import { readCardNumberRule } from '@oraculo/api-client';
import { readCardNumber } from '@oraculo/api-client/contract';
import { cardNumberSettings } from './cardNumberSettings.ts';

const rules = new Map(
  Object.entries(cardNumberSettings).map(([ansId, setting]) => [ansId, readCardNumberRule(setting)]),
);

/** The card number rule of this operator; undefined where none is known. */
export const cardNumberRuleOf = (ansId: string) => rules.get(ansId);

/** Why a text is not a valid card number of this operator; undefined for a valid one. */
export function refuseCardNumber(ansId: string, text: string): string | undefined {
  const read = readCardNumber(text, rules.get(ansId));
  if (read.kind === 'blank') return 'Informe o número da carteirinha.';
  return read.kind === 'wrong' ? read.reason : undefined;
}

import { type CardNumberRule, type CardNumberRuleName, readCardNumberRule } from '@oraculo/api-client';
import type { CardNumberRuleSetting } from './appConfig.ts';

/** The rule of an operator's card numbers, and its format in the field. */
export interface ShownCardNumberRule extends CardNumberRule {
  mask?: string;
  /** The labels below the groups of the mask, in order. */
  hints?: readonly string[];
}

/** The maximum length of a card number of an operator without a rule. */
export const maxLengthWithoutRule = 20;

type Format = Pick<ShownCardNumberRule, 'mask' | 'hints'>;

/** The masks and labels by the name of the rule, for numbers that are written in groups. */
const formats: Readonly<Partial<Record<CardNumberRuleName, Format>>> & Readonly<Record<string, Format | undefined>> = {
  grouped20: { mask: '###.#####.####.####.####', hints: ['Produto', 'Código de identificação'] },
};

let rulesByOperator: ReadonlyMap<string, ShownCardNumberRule> = new Map();

export function setCardNumberRules(settings: Readonly<Record<string, CardNumberRuleSetting>>) {
  rulesByOperator = new Map(
    Object.entries(settings).flatMap(([ansId, setting]): [string, ShownCardNumberRule][] => {
      const rule = readCardNumberRule(setting);
      return rule ? [[ansId, { ...rule, ...formats[setting.rule] }]] : [];
    }),
  );
}

/** Undefined for an operator without a rule, whose card numbers are not validated. */
export const cardNumberRuleOf = (ansId: string): ShownCardNumberRule | undefined => rulesByOperator.get(ansId);

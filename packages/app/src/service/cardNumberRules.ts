import { type CardNumberRule, type CardNumberRuleName, readCardNumberRule } from '@oraculo/api-client';
import type { CardNumberRuleSetting } from './appConfig.ts';

/** The rule of an operator's cards, and how the field shows it. */
export interface ShownCardNumberRule extends CardNumberRule {
  mask?: string;
  /** Under each group of the mask, in order. */
  hints?: readonly string[];
}

/** The length at which cards of operators without a rule are cut. */
export const maxLengthWithoutRule = 20;

type Format = Pick<ShownCardNumberRule, 'mask' | 'hints'>;

/** Of the rules whose cards are written in groups, by the name of the rule. */
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

/** Undefined for an operator that has no rule: its cards are not validated. */
export const cardNumberRuleOf = (ansId: string): ShownCardNumberRule | undefined => rulesByOperator.get(ansId);

import { cardNumberRules } from '@oraculo/api-client';
import { expect, test } from 'vitest';
import { cardNumberRuleOf, setCardNumberRules } from './cardNumberRules.ts';

test('a mask has a slot for each digit of its rule', () => {
  setCardNumberRules(Object.fromEntries(Object.keys(cardNumberRules).map((rule) => [rule, { rule }])));
  const masked = Object.keys(cardNumberRules).filter((name) => cardNumberRuleOf(name)?.mask !== undefined);
  expect(masked).toEqual(['grouped20']);
  const { mask, length, hints } = cardNumberRuleOf('grouped20') ?? {};
  expect(mask?.split('.').map((group) => group.length)).toEqual([3, 5, 4, 4, 4]);
  expect(mask?.replaceAll('.', '')).toHaveLength(length ?? 0);
  expect(hints).toEqual(['Produto', 'Código de identificação']);
});

test('an unknown rule, an unknown operator or a broken pattern blocks no card number', () => {
  setCardNumberRules({ '1': { rule: 'outra' }, '2': { rule: 'digits9', pattern: '(' } });
  expect(cardNumberRuleOf('1')).toBeUndefined();
  expect(cardNumberRuleOf('3')).toBeUndefined();
  expect(cardNumberRuleOf('2')).toMatchObject({ length: 9, pattern: undefined });
});

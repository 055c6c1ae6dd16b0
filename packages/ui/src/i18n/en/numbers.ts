import type { Messages } from '../ptBR.ts';

/** The values are formatted already: `1,234.56`, `R$ 10.00`. */
export const numbersEn: Messages['numbers'] = {
  incomplete: (hasDecimals) => (hasDecimals ? 'Type a number, such as 1,234.56' : 'Type a whole number'),
  decimals: (max) =>
    max === 0
      ? 'Type a whole number, without decimal places'
      : `Use at max ${max} decimal ${max === 1 ? 'place' : 'places'}`,
  min: (least) => `Type ${least} or more`,
  max: (max) => `Type ${max} or less`,
  step: (step, lower, upper) => `In steps of ${step}: type ${lower} or ${upper}`,
  notANumber: 'The pasted text is not a number',
  inReais: 'In Brazilian reais',
  inCurrency: (currency) => `In ${currency}`,
};

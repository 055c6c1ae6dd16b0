import type { Messages } from '../ptBR.ts';

/** The values are formatted already: `1.234,56`, `10,00 €`. */
export const numbersEs: Messages['numbers'] = {
  incomplete: (hasDecimals) => (hasDecimals ? 'Escriba un número, como 1.234,56' : 'Escriba un número entero'),
  decimals: (max) =>
    max === 0
      ? 'Escriba un número entero, sin decimales'
      : `Use como máximo ${max} ${max === 1 ? 'decimal' : 'decimales'}`,
  min: (least) => `Escriba ${least} o más`,
  max: (max) => `Escriba ${max} o menos`,
  step: (step, lower, upper) => `De ${step} en ${step}: escriba ${lower} o ${upper}`,
  notANumber: 'El texto pegado no es un número',
  inReais: 'En reales brasileños',
  inCurrency: (currency) => `En ${currency}`,
};

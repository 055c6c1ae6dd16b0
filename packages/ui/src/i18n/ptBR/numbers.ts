/** The values are formatted already: `1.234,56`, `R$ 10,00`. */
export const numbersPtBR = {
  incomplete: (hasDecimals: boolean): string =>
    hasDecimals ? 'Digite um número, como 1.234,56' : 'Digite um número inteiro',
  decimals: (most: number) =>
    most === 0
      ? 'Digite um número inteiro, sem casas decimais'
      : `Use até ${most} ${most === 1 ? 'casa decimal' : 'casas decimais'}`,
  min: (least: string) => `Digite ${least} ou mais`,
  max: (most: string) => `Digite ${most} ou menos`,
  step: (step: string, lower: string, upper: string) => `De ${step} em ${step}: digite ${lower} ou ${upper}`,
  notANumber: 'O texto colado não é um número',
  inReais: 'Em reais',
  inCurrency: (currency: string) => `Em ${currency}`,
};

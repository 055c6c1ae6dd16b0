/** The values are formatted already: `1.234,56`, `R$ 10,00`. */
export const numbersPtBR = {
  incomplete: (hasDecimals: boolean): string =>
    hasDecimals ? 'Digite um número, como 1.234,56' : 'Digite um número inteiro',
  decimals: (max: number) =>
    max === 0
      ? 'Digite um número inteiro, sem casas decimais'
      : `Use até ${max} ${max === 1 ? 'casa decimal' : 'casas decimais'}`,
  min: (least: string) => `Digite ${least} ou mais`,
  max: (max: string) => `Digite ${max} ou menos`,
  step: (step: string, lower: string, upper: string) => `De ${step} em ${step}: digite ${lower} ou ${upper}`,
  notANumber: 'O texto colado não é um número',
  inReais: 'Em reais',
  inCurrency: (currency: string) => `Em ${currency}`,
};

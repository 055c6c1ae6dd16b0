/** For a bill: names the block with a wrong check digit, and the values of the line. */
export const boletoPtBR = {
  boletoBlock: (block: number) => `Confira o ${block}º bloco: o dígito verificador não confere`,
  boletoLine: 'Confira a linha toda: o dígito verificador geral não confere',
  boletoSays: (amount: string, dueOn: string) =>
    [amount || 'Valor em aberto', dueOn ? `vence em ${dueOn}` : 'vencimento não informado'].join(', '),
};

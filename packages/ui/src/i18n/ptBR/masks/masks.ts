export const masksPtBR = {
  cpfCheckDigit: 'Confira o CPF: o dígito verificador não confere',
  cnpjCheckDigit: 'Confira o CNPJ: o dígito verificador não confere',
  cnsCheckDigit: 'Confira o CNS: o dígito verificador não confere',
  cep: 'Confira o CEP: nenhum começa com 00',
  phoneArea: 'Confira o DDD: ele não existe',
  phoneNumber: 'Confira o telefone: o celular tem 9 dígitos e começa com 9, o fixo tem 8',
  cardGroup: (hint: string, length: number) => `${hint}: ${length} ${length === 1 ? 'posição' : 'posições'}`,
  fraction: 'Confira o número: o que veio depois do ponto ou da vírgula passou a fazer parte dele',
  /** When the form was not submitted: the field dropped `,00` behind the number. */
  fractionDropped: 'O que veio depois do ponto ou da vírgula foi tirado do número. Confira e envie de novo.',
  /** For `Tel: 11…` that was typed into the field of another number. */
  typedOtherName: 'A palavra digitada antes do número não é deste campo',
  pastedNothing: 'O texto colado não serve para este campo',
  pastedLetters: 'O campo aceita só números; as letras coladas ficaram de fora',
};

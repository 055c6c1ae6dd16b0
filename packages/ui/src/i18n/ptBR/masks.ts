const characters = (takesLetters: boolean) => (takesLetters ? 'caracteres' : 'dígitos');

export const masks = {
  cpfCheckDigit: 'Confira o CPF: o dígito verificador não confere',
  cnpjCheckDigit: 'Confira o CNPJ: o dígito verificador não confere',
  cardGroup: (hint: string, length: number) => `${hint}: ${length} ${length === 1 ? 'posição' : 'posições'}`,
  pastedTooLong: (pasted: number, places: number, takesLetters: boolean) =>
    `Foram colados ${pasted} ${characters(takesLetters)}; o campo aceita ${places}`,
  pastedWithoutRoom: (pasted: number, kept: number, takesLetters: boolean) =>
    kept === 0
      ? 'O campo está cheio; nada foi colado'
      : `Foram colados ${pasted} ${characters(takesLetters)}; ${kept === 1 ? 'coube' : 'couberam'} só ${kept}`,
  pastedLetters: 'O campo aceita só números; as letras coladas ficaram de fora',
};

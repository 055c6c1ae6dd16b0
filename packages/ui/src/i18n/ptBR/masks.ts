export const masks = {
  cpfCheckDigit: 'Confira o CPF: o dígito verificador não confere',
  cnpjCheckDigit: 'Confira o CNPJ: o dígito verificador não confere',
  cardGroup: (hint: string, length: number) => `${hint}: ${length} ${length === 1 ? 'posição' : 'posições'}`,
};

/** Of a bank account: its boxes, and why a part is in doubt. */
export const bankAccountPtBR = {
  bank: 'Banco',
  bankPlaceholder: 'Código ou nome',
  /** A code that is not in the list. */
  bankOutside: (code: string) => `${code} (fora da lista)`,
  bankAgency: 'Agência',
  bankAgencyHint: 'Com o dígito, se houver',
  bankAgencyForm: 'Confira a agência: são 4 números e, em alguns bancos, um dígito verificador',
  bankAgencyDigit: 'Confira a agência: o dígito verificador não confere',
  bankAccount: 'Conta',
  bankAccountHint: 'Com o dígito: 12345-6',
  bankAccountForm: 'Confira a conta: são até 13 números e o dígito verificador, que pode ser X',
  bankAccountDigit: 'Confira a conta: o dígito verificador não confere',
  /** The check digit is that of both. */
  bankAgencyOrAccountDigit: 'Confira a agência e a conta: o dígito verificador não confere',
  bankAccountWithoutDigit: 'Confira a conta: falta o dígito verificador',
  bankKind: 'Tipo de conta',
  bankChecking: 'Corrente',
  bankSavings: 'Poupança',
  bankPayment: 'Pagamento',
  bankSeveral: 'O texto colado tem mais de uma conta: cole uma só',
  bankPasted: (account: string) => `Colado: ${account}`,
  bankSaysAgency: (agency: string) => `agência ${agency}`,
  bankSaysAccount: (account: string) => `conta ${account}`,
};

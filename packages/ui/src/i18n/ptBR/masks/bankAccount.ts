/** For a bank account field: the labels of its boxes, and the warnings about a part. */
export const bankAccountPtBR = {
  bank: 'Banco',
  bankPlaceholder: 'Código ou nome',
  /** A code that is not in the list. */
  bankOutside: (code: string) => `${code} (fora da lista)`,
  bankAgency: 'Agência',
  bankAgencyHint: 'Com o dígito, se houver',
  bankAgencyForm: 'Confira a agência: são 4 números e, em alguns bancos, um dígito verificador',
  bankAgencyDigit: 'O dígito da agência parece errado. Confira.',
  bankAccount: 'Conta',
  bankAccountHint: 'Com o dígito: 12345-6',
  bankAccountForm: 'Confira a conta: são até 13 números e o dígito, que pode ser uma letra (X ou P)',
  bankAccountDigit: 'O dígito da conta parece errado. Confira.',
  /** The check digit depends on the agency and the account. */
  bankAgencyOrAccountDigit: 'O dígito não combina com a agência e a conta. Confira.',
  bankAccountWithoutDigit: 'Falta o dígito da conta.',
  bankKind: 'Tipo de conta',
  bankChecking: 'Corrente',
  bankSavings: 'Poupança',
  bankPayment: 'Pagamento',
  bankSeveral: 'O texto colado tem mais de uma conta: cole uma só',
  /** A pasted text that was not fully understood. */
  bankUnclear: 'Não deu para ler a conta colada. Cole banco, agência e conta, ou preencha cada campo.',
  bankPasted: (account: string) => `Colado: ${account}`,
  bankAgencyWithNumber: (agency: string) => `agência ${agency}`,
  bankAccountWithNumber: (account: string) => `conta ${account}`,
};

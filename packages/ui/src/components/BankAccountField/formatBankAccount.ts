import { bankAccountPtBR } from '../../i18n/ptBR/masks/bankAccount.ts';
import { accountText, agencyText, type BankAccount, bankName } from './bankAccountTexts.ts';

/** `001 Banco do Brasil`, or the code alone. */
export const bankText = (code: string): string => [code, bankName(code)].filter(Boolean).join(' ');

/** The parts of an account that are not empty, in the language of the app. */
export const describeAccount = (
  account: BankAccount,
  words: Pick<typeof bankAccountPtBR, 'bankAgencyWithNumber' | 'bankAccountWithNumber'>,
): string =>
  [
    bankText(account.bank),
    account.agency && words.bankAgencyWithNumber(agencyText(account)),
    account.account && words.bankAccountWithNumber(accountText(account)),
  ]
    .filter(Boolean)
    .join(', ');

/** `001 Banco do Brasil, agência 1234-3, conta 12345-5`, in Portuguese. */
export const formatBankAccount = (account: BankAccount): string => describeAccount(account, bankAccountPtBR);

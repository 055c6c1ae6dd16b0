import { withHyphens, withoutInvisible } from '../PixKeyField/readPixKey.ts';
import { brazilianBanks } from './brazilianBanks.ts';

export interface BankAccount {
  /** The three digits of the bank's code; empty if none is chosen. */
  bank: string;
  /** Four digits, without the check digit. A text that is not an agency is kept as typed. */
  agency: string;
  /** The check digit of the agency, which many banks do not have: a digit, `X` or `P`, or empty. */
  agencyDigit: string;
  /** The digits before the check digit, with leading zeros as typed. A text that is not an account is kept as typed. */
  account: string;
  /** The check digit of the account: a digit, `X` or `P`; empty while it is missing. */
  accountDigit: string;
  /** `checking` is a conta corrente, `savings` a poupança, `payment` a conta de pagamento; null if the field does not offer a kind. */
  kind: 'checking' | 'savings' | 'payment' | null;
}

/** An empty account, for the initial value of a form. */
export const noBankAccount: BankAccount = {
  bank: '',
  agency: '',
  agencyDigit: '',
  account: '',
  accountDigit: '',
  kind: null,
};

/** Digits of the longest account: an older account of Caixa, which begins with its operation. */
const longestAccount = 13;

/** Upper case, without invisible characters, points and blanks around a hyphen. Other blanks stay, so that two numbers are never joined. */
const bare = (text: string) =>
  withHyphens(withoutInvisible(text))
    .toUpperCase()
    .replace(/\s*-\s*/g, '-')
    .replaceAll('.', '');

/** Splits `1234-5` and `12345`. A text that is not an agency is returned unsplit. */
export function readAgency(text: string): Pick<BankAccount, 'agency' | 'agencyDigit'> {
  const found = /^(\d{4})-?([\dXP])$|^(\d{1,4})(?:-([\dXP])?)?$/.exec(bare(text));
  if (!found) return { agency: withoutInvisible(text), agencyDigit: '' };
  return { agency: found[1] ?? found[3] ?? '', agencyDigit: found[2] ?? found[4] ?? '' };
}

/** Splits `12345678-9` and `123456789`, whose last digit is the check digit. A text that is not an account is returned unsplit. */
export function readAccount(text: string): Pick<BankAccount, 'account' | 'accountDigit'> {
  const number = bare(text);
  const found = /^(\d+)-([\dXP]?)$|^(\d+)([\dXP])$/.exec(number);
  const account = found?.[1] ?? found?.[3];
  if (account === undefined || account.length > longestAccount)
    return { account: /^\d$/.test(number) ? number : withoutInvisible(text), accountDigit: '' };
  return { account, accountDigit: found?.[2] ?? found?.[4] ?? '' };
}

const withDigit = (number: string, digit: string) => (digit ? `${number}-${digit}` : number);

/** `1234-5`, or `1234` without a check digit. */
export const agencyText = ({ agency, agencyDigit }: Pick<BankAccount, 'agency' | 'agencyDigit'>) =>
  withDigit(agency, agencyDigit);

/** `12345678-9`. */
export const accountText = ({ account, accountDigit }: Pick<BankAccount, 'account' | 'accountDigit'>) =>
  withDigit(account, accountDigit);

/** The text of the account box. An account without a check digit ends in a hyphen; otherwise its last digit would be read as one. */
export const accountBoxText = (given: Pick<BankAccount, 'account' | 'accountDigit'>) => {
  const text = accountText(given);
  return /^\d{2,13}$/.test(text) ? `${text}-` : text;
};

/** Adds the leading zeros of a short agency: agency 1 is 0001. */
export function completeAgency(text: string): string {
  const { agency, agencyDigit } = readAgency(text);
  return /^\d{1,4}$/.test(agency) ? agencyText({ agency: agency.padStart(4, '0'), agencyDigit }) : text.trim();
}

/** The name of a bank; undefined for a code that is not in the list. */
export const bankName = (code: string): string | undefined => brazilianBanks.find((bank) => bank.code === code)?.name;

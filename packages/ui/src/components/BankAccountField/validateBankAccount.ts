import type { BankAccount } from './bankAccountTexts.ts';
import { accountDigitOf, agencyDigitOf } from './bankCheckDigits.ts';

/**
 * Why a part of an account is invalid. `missing`: it is empty, or the account has no check digit. `form`: it has the wrong format.
 * `checkDigit`: the check digit breaks the published rule of the bank.
 */
export type BankAccountProblem = 'missing' | 'form' | 'checkDigit';

export type BankAccountProblems = Partial<Record<'bank' | 'agency' | 'account', BankAccountProblem>>;

const digit = /^[\dXP]?$/;

function agencyProblem(given: BankAccount): BankAccountProblem | undefined {
  const { agency, agencyDigit } = given;
  if (agency === '') return 'missing';
  if (!/^\d{4}$/.test(agency) || !digit.test(agencyDigit)) return 'form';
  const expected = agencyDigitOf(given);
  return agencyDigit && expected && !expected.includes(agencyDigit) ? 'checkDigit' : undefined;
}

function accountProblem(given: BankAccount): BankAccountProblem | undefined {
  const { account, accountDigit } = given;
  if (account === '') return 'missing';
  if (!/^\d{1,13}$/.test(account) || /^0*$/.test(account) || !digit.test(accountDigit)) return 'form';
  if (accountDigit === '') return 'missing';
  const expected = accountDigitOf(given);
  return expected && !expected.includes(accountDigit) ? 'checkDigit' : undefined;
}

/**
 * The problem of each part; an empty object if there is none. Check digits are checked only where the bank has published a rule for the
 * length and the kind of the account; elsewhere only the format is checked. No bank is contacted, so the account may not exist.
 */
export function validateBankAccount(account: BankAccount): BankAccountProblems {
  const bank = account.bank === '' ? 'missing' : /^(?!000)\d{3}$/.test(account.bank) ? undefined : 'form';
  const problems = { bank, agency: agencyProblem(account), account: accountProblem(account) } as const;
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** Whether every part is present and has the right format. A wrong check digit is allowed: `validateBankAccount` reports it as a warning. */
export const isValidBankAccount = (account: BankAccount): boolean =>
  Object.values(validateBankAccount(account)).every((problem) => problem === 'checkDigit');

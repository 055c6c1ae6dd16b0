import type { BankAccount } from './bankAccountTexts.ts';
import { accountDigitOf, agencyDigitOf } from './bankCheckDigits.ts';

/**
 * Why a part of an account is wrong. `missing`: it is empty, or the account has no check digit. `form`: it is no number of this kind.
 * `checkDigit`: by the published rule of the bank it has another check digit.
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
 * What is wrong with each part; an empty object if nothing is. Check digits are compared for the banks whose rule is published, and for the
 * lengths and the kind of account that it covers; for the others only the form counts. No bank is asked: the account may not exist.
 */
export function validateBankAccount(account: BankAccount): BankAccountProblems {
  const bank = account.bank === '' ? 'missing' : /^(?!000)\d{3}$/.test(account.bank) ? undefined : 'form';
  const problems = { bank, agency: agencyProblem(account), account: accountProblem(account) } as const;
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** Whether nothing is missing and every part has its form. A check digit that does not fit is a doubt, which blocks nothing: see `validateBankAccount`. */
export const isValidBankAccount = (account: BankAccount): boolean =>
  Object.values(validateBankAccount(account)).every((problem) => problem === 'checkDigit');

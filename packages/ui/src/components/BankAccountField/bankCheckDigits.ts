import { mod10CheckDigit, mod11Remainder } from '../BoletoField/checkDigits.ts';
import type { BankAccount } from './bankAccountTexts.ts';

export type AccountNumber = Pick<BankAccount, 'bank' | 'agency' | 'account' | 'kind'>;

/** `ten` lists the characters that a bank writes for a check digit of ten. */
const digitAfter = (remainder: number, ten: string) =>
  remainder === 0 ? '0' : remainder === 1 ? ten : String(11 - remainder);

/** Weights 2 to 9 from the right. */
const mod11CheckDigit = (digits: string, ten: string) => digitAfter(mod11Remainder(digits), ten);

/** The sum of digit × weight, or of `partOf` each product. */
const weigh = (digits: string, weights: readonly number[], partOf = (product: number) => product) =>
  weights.reduce((sum, weight, at) => sum + partOf(Number(digits[at]) * weight), 0);

/** Banco do Brasil writes `X`, Bradesco `P`; both also accept `0`, for keyboards that have only digits. */
const tenOfBrasil = 'X0';
const tenOfBradesco = 'P0';

/** The rules of agencies, by bank. */
const agencyRules: Record<string, (agency: string) => string> = {
  '001': (agency) => mod11CheckDigit(agency, tenOfBrasil),
  '237': (agency) => mod11CheckDigit(agency, tenOfBradesco),
};

interface AccountRule {
  /** Maximum number of digits that the published rule covers. */
  length: number;
  /** The check digit is computed from agency and account. */
  hasAgency?: boolean | undefined;
  digitOf: (digits: string) => string;
}

/** The rules of current accounts, by bank; `vectors.json` names their sources. */
const accountRules: Record<string, AccountRule> = {
  '001': { length: 8, digitOf: (digits) => mod11CheckDigit(digits, tenOfBrasil) },
  '033': {
    length: 8,
    hasAgency: true,
    digitOf: (digits) =>
      String((10 - (weigh(digits, [9, 7, 3, 1, 9, 7, 1, 3, 1, 9, 7, 3], (product) => product % 10) % 10)) % 10),
  },
  '237': { length: 7, digitOf: (digits) => digitAfter(weigh(digits, [2, 7, 6, 5, 4, 3, 2]) % 11, tenOfBradesco) },
  '341': { length: 5, hasAgency: true, digitOf: (digits) => String(mod10CheckDigit(digits)) },
};

/** The valid check digits of an agency; undefined for a bank without a published rule. */
export const agencyDigitOf = ({ bank, agency }: Pick<BankAccount, 'bank' | 'agency'>): string | undefined =>
  agencyRules[bank]?.(agency);

/** Whether the check digit of an account depends on its agency, so that either number may be wrong. */
export const hasAgencyInDigit = (bank: string): boolean => accountRules[bank]?.hasAgency ?? false;

/** The valid check digits of an account; undefined if no rule is published for its bank, length or kind. */
export function accountDigitOf({ bank, agency, account, kind }: AccountNumber): string | undefined {
  const rule = accountRules[bank];
  const number = account.replace(/^0+/, '');
  // The published rules cover only current accounts.
  if (!rule || number.length > rule.length || (kind !== null && kind !== 'checking')) return undefined;
  if (rule.hasAgency && !/^\d{4}$/.test(agency)) return undefined;
  return rule.digitOf((rule.hasAgency ? agency : '') + number.padStart(rule.length, '0'));
}

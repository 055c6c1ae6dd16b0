import { isValidCnpj } from '../CnpjField/isValidCnpj.ts';
import { isValidCpf } from '../CpfField/isValidCpf.ts';
import { isValidPhone } from '../PhoneField/phone.ts';

export interface PixKey {
  /** `random` is the key that the Central Bank draws. */
  kind: 'cpf' | 'cnpj' | 'phone' | 'email' | 'random';
  /** As the directory of Pix keeps it: `52998224725`, `12ABC34501DE35`, `+5511987654321`, `maria@exemplo.com.br`, a UUID in small letters. */
  key: string;
}

/** Of an e-mail; the others are shorter, with any punctuation. */
export const longestPixKey = 77;
const email = /^[\w.!#$&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;
const random = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const phone = /^\+[\d\s().-]+$/;
const digits = /^[\d\s./-]+$/;
/** With marks between its groups only, so that `PIX 987.654.321-00` is none. */
const cnpj = /^[\dA-Z]{2}[\s.]*[\dA-Z]{3}[\s.]*[\dA-Z]{3}[\s./]*[\dA-Z]{4}[\s./-]*\d{2}$/;
/** A CPF whose name has no blank behind it may have the check digits of a CNPJ, and is neither. */
const gluedName = /^(?:CPF|PIX)\d{11}$/;
/** Two digits before a mark are an area code: no CPF is written so. */
const areaCode = /^\d{2}[\s./-]/;

/** Without the marks of writing direction and width that a text copied from a chat may carry, which nobody sees. */
export const withoutUnseen = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();

/** Any dash is a hyphen in a number, and a minus sign too. */
export const withHyphens = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');

/** With the country and the ninth digit: a landline is no key. */
const mobileOf = (digits: string) => (digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : '');

/**
 * The Pix key in a text, by the rules of the directory (DICT); null where it is none. Eleven digits are a CPF, because a phone has its `+55`,
 * and are none with wrong check digits or where they are written as a phone, `11 98765-4321`. No server is asked: a key that is well formed
 * may belong to nobody.
 */
export function readPixKey(text: string): PixKey | null {
  const typed = withoutUnseen(text);
  if (typed.length > longestPixKey) return null;
  const address = typed.toLowerCase();
  if (email.test(address)) return { kind: 'email', key: address };
  const number = withHyphens(typed).toUpperCase();
  const uuid = number.toLowerCase();
  if (random.test(uuid)) return { kind: 'random', key: uuid };
  if (phone.test(number)) {
    const bare = number.replace(/\D/g, '');
    return isValidPhone(mobileOf(bare)) ? { kind: 'phone', key: `+${bare}` } : null;
  }
  const key = number.replace(/[\s./-]/g, '');
  if (digits.test(number) && isValidCpf(key)) return areaCode.test(number) ? null : { kind: 'cpf', key };
  return cnpj.test(number) && isValidCnpj(key) && !gluedName.test(key) ? { kind: 'cnpj', key } : null;
}

/** Whether a text is a Pix key, in any way of writing it. */
export const isValidPixKey = (text: string): boolean => readPixKey(text) !== null;

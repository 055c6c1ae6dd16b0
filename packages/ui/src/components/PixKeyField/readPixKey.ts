import { isValidCnpj } from '../CnpjField/isValidCnpj.ts';
import { isValidCpf } from '../CpfField/isValidCpf.ts';
import { isValidPhone } from '../PhoneField/phone.ts';

export interface PixKey {
  /** `random` is a key that the Central Bank generates. */
  kind: 'cpf' | 'cnpj' | 'phone' | 'email' | 'random';
  /** In the form of the Pix directory: `52998224725`, `12ABC34501DE35`, `+5511987654321`, `maria@exemplo.com.br`, a UUID in lower case. */
  key: string;
}

/** The length of the longest e-mail. Other keys are shorter, also with punctuation. */
export const longestPixKey = 77;
const email = /^[\w.!#$&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;
const random = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const phone = /^\+[\d\s().-]+$/;
const digits = /^[\d\s./-]+$/;
/** A phone with punctuation only between its groups, so that `PIX 987.654.321-00` does not match. */
const cnpj = /^[\dA-Z]{2}[\s.]*[\dA-Z]{3}[\s.]*[\dA-Z]{3}[\s./]*[\dA-Z]{4}[\s./-]*\d{2}$/;
/** `CPF` directly followed by eleven digits: it may also be a valid CNPJ, so it is read as neither. */
const labelWithoutBlank = /^(?:CPF|PIX)\d{11}$/;
/** A number that begins with two digits and a separator: an area code, because no CPF is written like that. */
const areaCode = /^\d{2}[\s./-]/;

/** Removes invisible characters, such as direction marks, that a text copied from a chat may contain. */
export const withoutInvisible = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();

/** In a number any dash, and a minus sign, is read as a hyphen. */
export const withHyphens = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');

/** The number without its country code; empty for a landline, which cannot be a key. */
const mobileOf = (digits: string) => (digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : '');

/**
 * The Pix key in a text, by the rules of the directory (DICT), or null. Eleven digits are a CPF, because a phone has its `+55`; with wrong
 * check digits, or written as a phone, `11 98765-4321`, they are not a key. No server is called, so a well-formed key may belong to nobody.
 */
export function readPixKey(text: string): PixKey | null {
  const typed = withoutInvisible(text);
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
  return cnpj.test(number) && isValidCnpj(key) && !labelWithoutBlank.test(key) ? { kind: 'cnpj', key } : null;
}

/** Whether a text is a Pix key, in any usual form. */
export const isValidPixKey = (text: string): boolean => readPixKey(text) !== null;

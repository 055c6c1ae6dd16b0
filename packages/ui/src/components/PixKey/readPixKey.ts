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
const longestKey = 77;
const email = /^[\w.!#$&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;
const random = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const phone = /^\+[\d\s().-]+$/;
/** A CPF or a CNPJ, with its punctuation or without. */
const document = /^[\dA-Z][\dA-Z\s./-]*$/;

/** With the country and the ninth digit: a landline is no key. */
const mobileOf = (digits: string) => (digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : '');

/**
 * The Pix key in a text, by the rules of the directory (DICT); null where it is none. Eleven digits are a CPF, because a phone has its `+55`,
 * and are none with wrong check digits. No server is asked: a key that is well formed may belong to nobody.
 */
export function readPixKey(text: string): PixKey | null {
  const typed = text.normalize('NFKC').trim();
  if (typed.length > longestKey) return null;
  const small = typed.toLowerCase();
  if (random.test(small)) return { kind: 'random', key: small };
  if (email.test(small)) return { kind: 'email', key: small };
  if (phone.test(typed)) {
    const digits = typed.replace(/\D/g, '');
    return isValidPhone(mobileOf(digits)) ? { kind: 'phone', key: `+${digits}` } : null;
  }
  const number = typed.toUpperCase();
  if (!document.test(number)) return null;
  const key = number.replace(/[\s./-]/g, '');
  if (isValidCpf(key)) return { kind: 'cpf', key };
  return isValidCnpj(key) ? { kind: 'cnpj', key } : null;
}

/** Whether a text is a Pix key, in any way of writing it. */
export const isValidPixKey = (text: string): boolean => readPixKey(text) !== null;

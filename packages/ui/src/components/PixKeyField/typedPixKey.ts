import { hasArea, isValidPhone, withoutPrefix } from '../PhoneField/phone.ts';
import { longestPixKey, type PixKey, readPixKey, withHyphens, withoutInvisible } from './readPixKey.ts';

/** Maximum length of a text, with a label before the key and punctuation around it. */
const longestText = longestPixKey + 60;
/** `Chave Pix: `, `CPF `, `mailto:`, `Maria <`. A label ends with a colon or a blank, because `pix-loja@` and `pix.loja@` begin an address. */
const nameBefore =
  /^(?:[^@\d:+]{1,40}:|[^@\d+<]{1,40}<|(?:chave|pix|cpf|cnpj|e-?mail|celular|telefone|aleat[oó]ria)(?:\s*:\s*|\s+(?:-\s+)?))+/iu;
const marksAround = /^["'“‘<([{\s]+|["'”’>)\]},.;\s]+$/g;
const phoneName = /tel|cel|fone|whats/i;

/** Removes the label before the key and the punctuation around it. */
function strip(text: string) {
  const typed = withoutInvisible(text);
  if (typed.length > longestText) return { bare: typed, isNamedPhone: false };
  const name = nameBefore.exec(typed)?.[0] ?? '';
  return { bare: typed.slice(name.length).replace(marksAround, ''), isNamedPhone: phoneName.test(name) };
}

/** `readPixKey` for typed or pasted text, which may have a label before the key, quotes around it or a full stop after it. */
export function readTypedPixKey(text: string): PixKey | null {
  const key = readPixKey(text);
  if (key) return key;
  const { bare, isNamedPhone } = strip(text);
  const named = readPixKey(bare);
  return isNamedPhone && named?.kind === 'cpf' ? null : named;
}

/** The kind of a text that is still being typed: an e-mail from its `@` on, a phone from its `+55` on. */
export function guessPixKind(text: string): PixKey['kind'] | undefined {
  const key = readTypedPixKey(text);
  if (key) return key.kind;
  const typed = withoutInvisible(text);
  if (/^\+\s*55[\d\s().-]*$/.test(withHyphens(typed))) return 'phone';
  return /^[^@\s]+@[^@\s]*$/.test(typed) ? 'email' : undefined;
}

/** Whether the digits of a CPF are also those of a mobile phone. */
export const isCpfOrPhone = ({ kind, key }: PixKey): boolean => kind === 'cpf' && isValidPhone(key);

export type PixKeyProblem =
  /** The text of a Pix QR code, which is not only a key. */
  | 'code'
  | 'several'
  | 'email'
  | 'longEmail'
  /** A phone number that is not a Brazilian mobile phone. */
  | 'phone'
  | 'area'
  /** A phone without its `+55`. */
  | 'country'
  | 'cpf'
  /** Eleven digits: a CPF with wrong check digits, or a phone without its `+55`. */
  | 'cpfOrCountry'
  | 'cnpj'
  | 'random'
  | 'unknown';

/** Separators between two keys. A phone may contain blanks and a CNPJ a slash, so no single separator works for every pair. */
const gaps = [/[,;|]+|\s[/e]\s/, /[,;|\s]+/, /[,;|/\s]+/];

const hasSeveralKeys = (text: string) =>
  gaps.some((gap) => text.split(gap, 20).filter((part) => readTypedPixKey(part)).length > 1);

function findPhoneProblem(number: string): PixKeyProblem {
  if (!number.startsWith('+55')) return 'country';
  const phone = number.slice('+55'.length);
  return phone.length === 11 && !hasArea(phone) ? 'area' : 'phone';
}

function findNumberProblem(text: string, isNamedPhone: boolean): PixKeyProblem {
  const typed = withHyphens(text).toUpperCase();
  const number = typed.replace(/[\s()./-]/g, '');
  if (number.startsWith('+')) return findPhoneProblem(number);
  if (/^\d{11}$/.test(number)) {
    const isPhone = isValidPhone(number);
    if (isPhone && (isNamedPhone || /^\(|^\d{2}[\s)./-]/.test(typed))) return 'country';
    if (isNamedPhone) return 'phone';
    return isPhone ? 'cpfOrCountry' : 'cpf';
  }
  const phone = withoutPrefix(number);
  if (isValidPhone(phone)) return phone.length === 11 ? 'country' : 'phone';
  if (/^[\dA-Z]{12}\d{2}$/.test(number)) return 'cnpj';
  return /^[\dA-F-]{20,40}$/.test(typed) ? 'random' : 'unknown';
}

/** Why a text is not a key; undefined for a key and for an empty text. */
export function findPixKeyProblem(text: string): PixKeyProblem | undefined {
  const typed = withoutInvisible(text);
  if (typed === '' || readTypedPixKey(typed)) return undefined;
  if (/^0002\d\d.*br\.gov\.bcb\.pix/i.test(typed)) return 'code';
  if (hasSeveralKeys(typed)) return 'several';
  const { bare, isNamedPhone } = strip(typed);
  if (bare.includes('@')) return bare.length > longestPixKey ? 'longEmail' : 'email';
  return typed.length > longestText ? 'unknown' : findNumberProblem(bare, isNamedPhone);
}

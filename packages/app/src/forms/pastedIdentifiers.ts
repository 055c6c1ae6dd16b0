import type { CardNumberRule } from '@oraculo/api-client';
import {
  type Fault,
  type FaultCode,
  type Identifier,
  plainDigits,
  readCardNumber,
  readCpf,
  readWholeCpf,
} from '@oraculo/api-client/contract';
import { maxLengthWithoutRule } from '../service/cardNumberRules.ts';

type Read =
  | {
      value: string;
      warning?: string;
      /** Whether the user must look at the number before the query. */
      holdsForm?: boolean;
    }
  | { refused: string }
  | undefined;

const shownLength = 30;

const quote = (text: string) => `“${text.length > shownLength ? `${text.slice(0, shownLength)}…` : text}”`;

/** A number of another kind, which the sentence names. */
const otherKinds: Partial<Record<FaultCode, string>> = { date: 'uma data', phone: 'um telefone' };

/** The message for a file mentions its cells, so it is not shown for a field. */
function sayNot(name: string, text: string, { code }: Pick<Fault, 'code'>): string {
  const kind = otherKinds[code];
  return `${quote(text)} ${kind === undefined ? 'não é' : `é ${kind}, e não`} ${name}.`;
}

function readAs(name: string, text: string, read: Identifier): Read {
  if (read.kind === 'blank') return undefined;
  if (read.kind !== 'wrong') return { value: read.value };
  if (read.code === 'shortened') return { refused: read.reason };
  return { refused: `Nada foi colado: ${sayNot(name, text, read)}` };
}

const aCpf = 'um CPF';
const aCard = 'um número de carteirinha';
const cpfLength = 11;

/**
 * A pasted CPF is read like a cell of a file: `7289352017.0` is the number before the point, and digits alone are completed with
 * zeros. A CPF whose punctuation shows that it is incomplete is pasted as text, so that the user can type the rest. `text` is without the
 * field's own name, `pasted` is the whole text.
 */
export function readPastedCpf(text: string, pasted = text): Read {
  const plain = plainDigits(text).replace(/[\s.,;]+$/, '');
  const read = readCpf(plain);
  if ('value' in read && read.isCompleted) {
    // Behind a name, as in `CPF: 529982`, digits may be missing at the end.
    if (text !== pasted) return { value: plain.replace(/[.,]0+$/, '') };
    if (read.kind === 'doubtful') return { value: read.value, warning: read.doubt, holdsForm: true };
    return { value: read.value, warning: 'Confira o CPF: foi completado com zeros à esquerda' };
  }
  if (/^\d*$/.test(plain)) return text.trim().startsWith(plain) ? undefined : { value: plain };
  const isPart =
    read.kind === 'wrong' &&
    otherKinds[read.code] === undefined &&
    plain.replace(/\D/g, '').length < cpfLength &&
    !/[A-Z]/i.test(plain);
  return isPart ? undefined : readAs(aCpf, text, read);
}

/** The same for a card number. The form validates its length. */
export function readPastedCard(text: string, rule: CardNumberRule | undefined): Read {
  const plain = plainDigits(text).trim();
  if (/^[0-9A-Z]*$/i.test(plain)) return text === plain ? undefined : { value: plain.toUpperCase() };
  const read = readCardNumber(plain, rule);
  // A number with a wrong length goes into the field, so that the user can correct it.
  return readAs(aCard, text, read.kind === 'wrong' ? readCardNumber(plain, undefined) : read);
}

/**
 * Why a typed text is not a card number, for an operator without a rule: a spreadsheet's error, rounded number or date,
 * or two numbers. Undefined for a card number, which may have letters.
 */
export function typedCardProblem(text: string): string | undefined {
  const read = readCardNumber(text, undefined);
  if (read.kind === 'blank') return sayNot(aCard, text, { code: 'form' });
  // The API contract allows words beside a number; a file does not.
  if (read.kind !== 'wrong' || read.code === 'words') return undefined;
  return read.code === 'form' || read.code === 'shortened' ? read.reason : sayNot(aCard, text.trim(), read);
}

const hasYear = /(?:^|\D)(?:19|20)\d{2}(?:\D|$)/;

/**
 * The sentence for typed keys that are a date, a phone number or a decimal number: the mask leaves out the punctuation that tells them
 * from a number.
 */
function refuseOtherKind(name: string, text: string, read: Identifier): string | undefined {
  if (read.kind !== 'wrong') return undefined;
  // While the user types, `12-12` may be the beginning of a card number.
  const isOther = read.code === 'phone' || read.code === 'punctuation' || (read.code === 'date' && hasYear.test(text));
  return isOther ? sayNot(name, text.trim(), read) : undefined;
}

/** Why the keys that were typed into the field of a CPF are no CPF: `(11) 98765-4321` has eleven digits too. */
export const refuseTypedCpf = (text: string): string | undefined => refuseOtherKind(aCpf, text, readWholeCpf(text));

/** The same for the field of a card number. */
export const refuseTypedCard = (text: string): string | undefined =>
  refuseOtherKind(aCard, text, readCardNumber(text, undefined));

/**
 * A warning about a card number that is probably another text, such as a CPF. It holds the query back once. `isWhole` is false while the
 * user types: the letters may still become a number.
 */
export function cardWarning(text: string, rule: CardNumberRule | undefined, isWhole: boolean): string | undefined {
  const read = readCardNumber(text, rule);
  if (read.kind === 'doubtful') return read.doubt;
  return isWhole && read.kind === 'wrong' && read.code === 'words' ? read.reason : undefined;
}

/** The card number to send: `123.0` is the number before the point. */
export function typedCard(text: string): string {
  const read = readCardNumber(text, undefined);
  return 'value' in read ? read.value : text;
}

/** The same for an operator without a rule, where the field would truncate a longer text into another number. */
export function readPastedUnruledCard(text: string): Read {
  const read = readPastedCard(text, undefined);
  const value = read && 'value' in read ? read.value : text;
  return (read && 'refused' in read) || value.length <= maxLengthWithoutRule
    ? read
    : {
        refused: `Nada foi colado: a carteirinha tem até ${maxLengthWithoutRule} caracteres, e o texto colado tem ${value.length}.`,
      };
}

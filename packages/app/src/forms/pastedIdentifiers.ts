import type { CardNumberRule } from '@oraculo/api-client';
import { type Identifier, plainDigits, readCardNumber, readCpf } from '@oraculo/api-client/contract';
import { maxLengthWithoutRule } from '../service/cardNumberRules.ts';

type Read = { value: string; warning?: string } | { refused: string } | undefined;

const shownLength = 30;

const quote = (text: string) => `“${text.length > shownLength ? `${text.slice(0, shownLength)}…` : text}”`;

const isDate = (reason: string) => reason.includes('tem uma data');

/** The message for a file mentions its cells, so it is not shown for a field. */
const sayNot = (name: string, text: string, reason: string) =>
  `${quote(text)} ${isDate(reason) ? `é uma data, e não ${name}` : `não é ${name}`}.`;

function readAs(name: string, text: string, read: Identifier): Read {
  if (read.kind === 'blank') return undefined;
  if (read.kind !== 'wrong') return { value: read.value };
  if (read.reason.startsWith('O Excel')) return { refused: read.reason };
  return { refused: `Nada foi colado: ${sayNot(name, text, read.reason)}` };
}

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
    const doubt = read.kind === 'doubtful' ? read.doubt : 'Confira o CPF: foi completado com zeros à esquerda';
    return { value: read.value, warning: doubt };
  }
  if (/^\d*$/.test(plain)) return text.trim().startsWith(plain) ? undefined : { value: plain };
  const isPart =
    read.kind === 'wrong' &&
    !isDate(read.reason) &&
    plain.replace(/\D/g, '').length < cpfLength &&
    !/[A-Z]/i.test(plain);
  return isPart ? undefined : readAs('um CPF', text, read);
}

/** The same for a card number. The form validates its length. */
export function readPastedCard(text: string, rule: CardNumberRule | undefined): Read {
  const plain = plainDigits(text).trim();
  if (/^[0-9A-Z]*$/i.test(plain)) return text === plain ? undefined : { value: plain.toUpperCase() };
  const read = readCardNumber(plain, rule);
  // A number with a wrong length goes into the field, so that the user can correct it.
  return readAs('um número de carteirinha', text, read.kind === 'wrong' ? readCardNumber(plain, undefined) : read);
}

/** The API contract allows words beside a number; a file does not. */
const isAboutWords = (reason: string) => reason.includes('sem palavras');

/**
 * Why a typed text is not a card number, for an operator without a rule: a spreadsheet's error, rounded number or date,
 * or two numbers. Undefined for a card number, which may have letters.
 */
export function typedCardProblem(text: string): string | undefined {
  const read = readCardNumber(text, undefined);
  if (read.kind === 'blank') return `${quote(text)} não é um número de carteirinha.`;
  if (read.kind !== 'wrong') return undefined;
  if (isAboutWords(read.reason)) return undefined;
  return /célula|planilha/.test(read.reason)
    ? sayNot('um número de carteirinha', text.trim(), read.reason)
    : read.reason;
}

/**
 * A warning about a card number that is probably another text, such as a CPF. It does not prevent the query. `isWhole` is false while the
 * user types: the letters may still become a number.
 */
export function cardWarning(text: string, rule: CardNumberRule | undefined, isWhole: boolean): string | undefined {
  const read = readCardNumber(text, rule);
  if (read.kind === 'doubtful') return read.doubt;
  return isWhole && read.kind === 'wrong' && isAboutWords(read.reason) ? read.reason : undefined;
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

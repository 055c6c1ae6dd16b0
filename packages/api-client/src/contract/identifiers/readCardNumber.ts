import { type CardNumberRule, cardNumberProblem } from '../../cardNumbers.ts';
import {
  cellFault,
  cleanCell,
  dateDigits,
  doubtful,
  good,
  inCapitals,
  type Identifier,
  isBlank,
  readDecimal,
  severalNumbers,
  wrong,
} from './cell.ts';
import { readCnpj } from './readCnpj.ts';
import { isValidCpf } from './readCpf.ts';
import { roundingDoubt } from './roundingDetector.ts';

/** The maximum length of a card number without a rule. */
const unruledLength = 20;

/** Groups of letters and digits, separated by one punctuation mark or by blanks. */
const written = /^[0-9A-Z]+(?:(?: *[.-] *|\/| +)[0-9A-Z]+)*$/;

/**
 * The minimum length of a group that may be a whole card number. Cards are printed in shorter groups, perhaps with a
 * short suffix.
 */
const longGroup = 8;

/** Whether the text has two groups that are each as long as a card number. */
const looksSeveral = (text: string): boolean =>
  text.split(/[^0-9A-Z]+/).filter((group) => group.replace(/\D/g, '').length >= longGroup).length > 1;

/** A number with a fraction, as a spreadsheet writes the result of a formula. No card has such a group. */
const fraction = /^\d{12,}[.,]\d{1,2}$/;

/** A group of this length may be a whole number, so two of them may be two numbers. */
const wholeGroup = 5;

/**
 * Whether the groups are those of one printed card number: equal ones of three to five digits, the last perhaps shorter,
 * or one group, both perhaps with a suffix of one or two characters.
 */
function looksPrinted(groups: readonly string[]): boolean {
  const main = groups.slice(0, groups.findLastIndex((group) => group.length > 2) + 1);
  const size = main[0]?.length ?? 0;
  if (size < 3 || main.some((group) => !/^\d+$/.test(group))) return false;
  if (main.length === 1) return true;
  const isEven = main.every(({ length }, at) => length === size || (at === main.length - 1 && length < size));
  return isEven && (size < wholeGroup || (size === wholeGroup && main.length > 2));
}

/**
 * Whether the text is ambiguous: a decimal, a list number or an abbreviation before the number, two numbers, or one card
 * number in groups. A message asks the user to check the joined number.
 */
function looksJoined(text: string): boolean {
  const groups = text.split(/[^0-9A-Z]+/).filter(Boolean);
  return /^\d+[.,]\d{1,2}$|[.,]0{1,2}$/.test(text) || (groups.length > 1 && !looksPrinted(groups));
}

/** Matches a word next to the number, such as a name or “carteira”. A short group of letters may be a part of the number. */
const word = /(^|[^0-9A-Z])[A-Z]{4,}($|[^0-9A-Z])|(^| )[A-Z]{3,} +\d|\d +[A-Z]{2,}($| )/;

/** Letters that a person or a scanner writes for a digit. */
const lookalikes: Readonly<Record<string, string>> = { O: 'um zero', I: 'o número 1', L: 'o número 1' };
const hasOnlyLookalikes = /^\d*[OIL][\dOIL]*$/;

/** Matches a name that follows the number without a blank, or a letter that follows a number as long as most cards. */
const wordBehind = /^\d{6,}[A-Z]{3,}$|^\d{12,}[A-Z]{1,2}$/;

const maskedCnpj = /^\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}$/;
const cnpjDoubt = 'Confira a carteirinha: parece um CNPJ';

/**
 * Whether a spreadsheet may have rounded the number: it keeps fifteen digits and writes zeros after them. One zero at
 * that position is too common to be suspicious in a single card.
 */
const looksRounded = (cardNumber: string): boolean => /^[1-9]\d{14}0{2,}$/.test(cardNumber);

const unruledProblem = (cardNumber: string) =>
  cardNumber.length > unruledLength ? `Deve possuir até ${unruledLength} caracteres` : undefined;

const hasOneLength = (rule: CardNumberRule | undefined) => rule !== undefined && !rule.isVariable;

/** Why a valid card number is probably another text. */
function doubtOf(cardNumber: string, rule: CardNumberRule | undefined): string | undefined {
  if (looksRounded(cardNumber)) return roundingDoubt;
  if (isValidCpf(cardNumber.replace(/\D/g, ''))) return 'Confira a carteirinha: parece um CPF';
  if (/^0+$/.test(cardNumber)) return 'Confira a carteirinha: tem só zeros';
  if (!hasOneLength(rule)) {
    if (/^\d{14}$/.test(cardNumber) && readCnpj(cardNumber).kind === 'good') return cnpjDoubt;
    if (dateDigits.test(cardNumber)) return 'Confira a carteirinha: parece uma data';
  }
  const [letter] = hasOnlyLookalikes.test(cardNumber) ? (cardNumber.match(/[OIL]/) ?? []) : [];
  if (letter !== undefined) return `Confira a carteirinha: a letra ${letter} não seria ${lookalikes[letter]}?`;
  // With a rule, trailing letters may be part of the number.
  if (rule === undefined && wordBehind.test(cardNumber)) return 'Confira a carteirinha: há letras depois do número';
  return undefined;
}

function validate(cardNumber: string, rule: CardNumberRule | undefined): Identifier {
  const problem = rule ? cardNumberProblem(rule, cardNumber) : unruledProblem(cardNumber);
  if (problem !== undefined) return wrong('form', problem);
  const doubt = doubtOf(cardNumber, rule);
  return doubt === undefined ? good(cardNumber) : doubtful(cardNumber, doubt);
}

/** Reads a card number as the operator expects it: letters and digits, in capitals. No zeros are added. */
export function readCardNumber(cell: string, rule: CardNumberRule | undefined): Identifier {
  const text = cleanCell(cell);
  if (/^\d+$/.test(text)) return validate(text, rule);
  if (isBlank(text)) return { kind: 'blank' };
  const fault = cellFault(text, 'da carteirinha');
  if (fault) return fault;
  const decimal = readDecimal(text);
  if (decimal?.kind === 'wrong') return decimal;
  const whole = decimal?.kind === 'good' ? decimal.value : inCapitals(text);
  if (!/\d/.test(whole)) return wrong('form', 'A carteirinha deve ter ao menos um dígito.');
  if (/[\r\n;|]/.test(whole)) return severalNumbers;
  if (fraction.test(whole)) return wrong('decimal', 'A célula tem um número decimal no lugar da carteirinha.');
  if (rule?.characters !== 'digits' && word.test(whole)) {
    return wrong('words', 'Deixe só o número da carteirinha, sem palavras.');
  }
  // A slash separates a suffix from a long number; `1/2` is a fraction.
  const isFraction = whole.includes('/') && whole.replace(/[^0-9A-Z]/g, '').length < longGroup;
  const read =
    written.test(whole) && !isFraction
      ? validate(whole.replace(/[^0-9A-Z]/g, ''), rule)
      : wrong('form', `A carteirinha deve ter só ${rule?.characters === 'digits' ? 'dígitos' : 'letras e dígitos'}.`);
  // Only a rule with a single length shows that the groups are one card.
  if (hasOneLength(rule) && read.kind !== 'wrong') return read;
  if (looksSeveral(whole)) return severalNumbers;
  if (read.kind === 'good' && maskedCnpj.test(whole)) return doubtful(read.value, cnpjDoubt);
  return read.kind === 'good' && looksJoined(whole)
    ? doubtful(read.value, `Confira a carteirinha: será consultada como ${read.value}`)
    : read;
}

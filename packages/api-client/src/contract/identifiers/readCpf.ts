import {
  cellFault,
  cleanCell,
  dateDigits,
  doubtful,
  type Fault,
  good,
  type Identifier,
  isBlank,
  phoneFault,
  readDecimal,
  severalNumbers,
  shortened,
  wrong,
} from './cell.ts';
import { readCnpj } from './readCnpj.ts';

const length = 11;

/** The two check digits of the first nine digits of a CPF. */
export function cpfCheckDigits(nine: string): string {
  const digitOf = (digits: string) => {
    let sum = 0;
    for (let at = 0; at < digits.length; at += 1) sum += Number(digits[at]) * (digits.length + 1 - at);
    return String(((sum * 10) % 11) % 10);
  };
  const first = digitOf(nine);
  return first + digitOf(nine + first);
}

/** Whether a text is eleven digits with the right check digits. */
export const isValidCpf = (cpf: string): boolean =>
  /^\d{11}$/.test(cpf) && !/^(\d)\1+$/.test(cpf) && cpfCheckDigits(cpf.slice(0, 9)) === cpf.slice(9);

const validate = (cpf: string): Identifier =>
  isValidCpf(cpf) ? good(cpf) : doubtful(cpf, 'Confira o CPF: o dígito verificador não confere');

/** The number of a day in a spreadsheet, from 1927 to 2064. */
const serialDay = /^[1-5]\d{4}$/;

/**
 * Adds the leading zeros that a CPF has lost. A CPF that has lost its last digit instead still has valid check digits
 * with a probability of 1 %.
 */
function readShortCpf(digits: string): Identifier {
  const cpf = digits.padStart(length, '0');
  if (isValidCpf(cpf)) {
    const isDate = dateDigits.test(digits.padStart(8, '0')) || serialDay.test(digits);
    if (!isDate) return { kind: 'good', value: cpf, isCompleted: true };
    return { kind: 'doubtful', value: cpf, doubt: 'Confira o CPF: pode ser uma data sem formato', isCompleted: true };
  }
  const doubt = 'Confira o CPF: tem menos de 11 dígitos, e o dígito verificador não confere';
  return { kind: 'doubtful', value: cpf, doubt, isCompleted: true };
}

/** Eleven digits with the separators that people write between their groups. */
const written = /^(\d{3}) ?[.\- ]? ?(\d{3}) ?[.\- ]? ?(\d{3}) ?[.\-/ ]? ?(\d{2})$/;
/** One point alone is a decimal point, as in `529982247.25`. */
const decimalPoint = /^\d+\.\d+$/;
const anywhere = /\d{3}\.?\d{3}\.?\d{3}-?\d{2}/g;

/** The error of a text that is not a CPF. */
function faultOf(text: string): Fault {
  if (/[\r\n;|]/.test(text) || (text.match(anywhere)?.length ?? 0) > 1) return severalNumbers;
  if (/\d/.test(text) && 'value' in readCnpj(text)) return wrong('cnpj', 'A célula tem um CNPJ no lugar do CPF.');
  if (/^\d+ ?E ?\d{1,3}$/i.test(text)) return shortened;
  const ofPhone = phoneFault(text);
  if (ofPhone) return ofPhone;
  if (/[^\d .,/-]/.test(text)) return wrong('form', 'CPF deve ter só dígitos');
  const isWhole = text.replace(/\D/g, '').length === length;
  return isWhole ? wrong('punctuation', 'CPF com pontuação fora do lugar') : wrong('form', 'CPF deve ter 11 dígitos');
}

/** Reads a CPF with all of its digits, with or without punctuation, as people type it into a field. */
export function readWholeCpf(cell: string): Identifier {
  const text = cleanCell(cell);
  if (isBlank(text)) return { kind: 'blank' };
  if (written.test(text) && !decimalPoint.test(text)) return validate(text.replace(/\D/g, ''));
  return cellFault(text, 'do CPF') ?? faultOf(text);
}

/**
 * Reads a CPF from a file or a pasted cell. A spreadsheet drops the leading zeros and may add `.0`, so one to ten
 * digits without punctuation are completed. A number whose punctuation shows that a digit is missing is not completed.
 */
export function readCpf(cell: string): Identifier {
  const text = cleanCell(cell);
  const decimal = readDecimal(text);
  const digits = decimal?.kind === 'good' ? decimal.value : text;
  return /^\d{1,10}$/.test(digits) ? readShortCpf(digits) : readWholeCpf(digits);
}

import { readMask } from '../../internal/fields/masks/readMask.ts';
import { boletoMask } from './boletoMask.ts';
import { readDueFactor } from './boletoDue.ts';
import { mod10CheckDigit, mod11Remainder } from './checkDigits.ts';

export interface Boleto {
  /** `bank` is a bill that a bank collects (47 digits), `utility` one of water, energy, phone or tax (48, begins with 8). */
  kind: 'bank' | 'utility';
  /** The 44 digits of the barcode. */
  barcode: string;
  /** Null if the bill leaves the amount open. */
  amountCents: number | null;
  /** `yyyy-MM-dd`; null if the bill has no due date, as every bill of 48 digits. */
  dueOn: string | null;
  /** Code of the bank that issued it; null on a bill of 48 digits. */
  bank: string | null;
}

/** The wrong part of a line: the number of a block, from 1, or `whole` for the check digit of the whole line. */
export type BoletoProblem = number | 'line';

const utilityDigit = (digits: string, usesModule10: boolean): number => {
  if (usesModule10) return mod10CheckDigit(digits);
  const rest = mod11Remainder(digits);
  return rest < 2 ? 0 : 11 - rest;
};

const bankDigit = (digits: string): number => {
  const digit = 11 - mod11Remainder(digits);
  return digit > 9 ? 1 : digit;
};

interface Block {
  digits: string;
  check: number;
}

const blockOf = (line: string, start: number, end: number): Block => ({
  digits: line.slice(start, end),
  check: Number(line[end]),
});

const bankBlocks = (line: string) => [blockOf(line, 0, 9), blockOf(line, 10, 20), blockOf(line, 21, 31)];
const utilityBlocks = (line: string) => [0, 12, 24, 36].map((start) => blockOf(line, start, start + 11));

const utilityBarcode = (line: string) =>
  utilityBlocks(line)
    .map(({ digits }) => digits)
    .join('');

/** The barcode has the same digits as the line, in another order and without the check digits of its blocks. */
const bankBarcode = (line: string) =>
  line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);

const without = (digits: string, at: number) => digits.slice(0, at) + digits.slice(at + 1);

/** The third digit of a bill of 48 digits says which module its check digits use. */
const isByTen = (line: string) => line[2] === '6' || line[2] === '7';

/** The first problem among complete blocks, then in a complete line; undefined if there is none. */
export function findBoletoProblem(line: string): BoletoProblem | undefined {
  const isUtility = line.startsWith('8');
  const digitOf = (digits: string) => (isUtility ? utilityDigit(digits, isByTen(line)) : mod10CheckDigit(digits));
  const blocks = isUtility ? utilityBlocks(line) : bankBlocks(line);
  const wrong = blocks.findIndex(({ digits, check }) => !Number.isNaN(check) && digitOf(digits) !== check);
  if (wrong >= 0) return wrong + 1;
  const lineLength = isUtility ? 48 : 47;
  if (line.length < lineLength) return undefined;
  if (line.length > lineLength || (isUtility && !/^8\d[6-9]/.test(line))) return 'line';
  const barcode = isUtility ? utilityBarcode(line) : bankBarcode(line);
  const at = isUtility ? 3 : 4;
  const rest = without(barcode, at);
  const digit = isUtility ? utilityDigit(rest, isByTen(line)) : bankDigit(rest);
  return Number(barcode[at]) === digit ? undefined : 'line';
}

/** The line of a bill from the 44 digits of its barcode, as a barcode scanner types them. */
export function lineOfBarcode(barcode: string): string {
  if (barcode.startsWith('8'))
    return [0, 11, 22, 33]
      .map((start) => barcode.slice(start, start + 11))
      .map((digits) => digits + utilityDigit(digits, isByTen(barcode)))
      .join('');
  const free = barcode.slice(19);
  const blocks = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return blocks.map((digits) => digits + mod10CheckDigit(digits)).join('') + barcode.slice(4, 19);
}

/**
 * Whether clean digits are the line of a bill: 47 for a bank, 48 for a utility, with every check digit right. Use it for a warning, never
 * to block.
 */
export const isValidBoleto = (line: string): boolean =>
  /^\d{47,48}$/.test(line) && line.length >= (line.startsWith('8') ? 48 : 47) && findBoletoProblem(line) === undefined;

/**
 * The data of a bill from its line of 47 or 48 digits; null if a check digit is wrong. `today` (`yyyy-MM-dd`, from `todayIso`) chooses the
 * cycle of the due date: the four-digit factor began at 1000 again on 22/02/2025.
 */
export function readBoleto(text: string, today: string): Boleto | null {
  const line = readMask(boletoMask, text);
  if (!isValidBoleto(line)) return null;
  if (line.startsWith('8')) {
    const barcode = utilityBarcode(line);
    // 7 and 9 mean another currency or a quantity.
    const amountCents = line[2] === '6' || line[2] === '8' ? Number(barcode.slice(4, 15)) : null;
    return { kind: 'utility', barcode, amountCents: amountCents || null, dueOn: null, bank: null };
  }
  const barcode = bankBarcode(line);
  return {
    kind: 'bank',
    barcode,
    amountCents: Number(line.slice(37)) || null,
    dueOn: readDueFactor(line.slice(33, 37), today),
    bank: line.slice(0, 3),
  };
}

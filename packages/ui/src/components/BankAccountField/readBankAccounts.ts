import { foldText } from '../../internal/collections/Combobox/foldText.ts';
import { withHyphens } from '../PixKeyField/readPixKey.ts';
import { type BankAccount, completeAgency, noBankAccount, readAccount, readAgency } from './bankAccountTexts.ts';
import { brazilianBanks } from './brazilianBanks.ts';

/** The parts that a text names. */
export type AccountParts = Partial<BankAccount>;

const longestText = 2000;

const kinds = [
  ['savings', /\bpoupanca\b|\bc\/p\b/],
  ['payment', /\bconta\s+(?:de\s+)?pagamento\b/],
  ['checking', /\bcorrente\b|\bc\/c\b|\bcc\b/],
] as const;

const kindOf = (text: string) => kinds.find(([, pattern]) => pattern.test(text))?.[0];

/** Longer names first: `banco do brasil` is no `brasil`, and a name that is a common word counts only behind `banco`. */
const names = brazilianBanks
  .flatMap(({ code, name, otherNames = [] }) => [name, ...otherNames].map((one) => ({ code, name: foldText(one) })))
  .toSorted((one, other) => other.name.length - one.name.length);
const commonWords = ['inter', 'original', 'pan', 'stone', 'safra', 'next', 'xp', 'bv', 'cora', 'neon', 'mercantil'];

const bankNamed = (text: string) =>
  names.find(({ name }) => {
    const before = commonWords.includes(name) ? '(?:banco|bco|^)[\\s:]*' : '(?:^|[^\\p{L}\\d])';
    return new RegExp(`${before}${name}(?![\\p{L}\\d])`, 'u').test(text);
  })?.code;

const agencyPattern = /(?:^|[^\p{L}])ag(?:encia)?[\s.:]*(?:n[o.]*)?[\s:]*(\d{1,4}(?: ?- ?[\dxp](?![\dxp]))?)(?!\d)/gu;
const accountPattern =
  /(?:^|[^\p{L}])(?:c\/?c|c\/?p|conta(?:[\s-]+(?:corrente|poupanca|(?:de\s+)?pagamento))?|corrente|poupanca)[\s.:]*(?:n[o.]*)?[\s:]*(\d[\d.]{0,17}(?: ?- ?[\dxp](?![\dxp])|[xp](?![\p{L}\d]))?)/gu;
const bankPattern = /(?:^|[^\p{L}])(?:banco|bco)[\s.:]*(?:n[o.]*)?[\s:]*(\d{1,3})(?![\d.-])/gu;

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1] ?? '');

/** `ag 1234-5 cc 12345-6`: each part has its name. */
function readNamed(text: string): AccountParts[] {
  const agencies = matches(text, agencyPattern);
  const accounts = matches(text, accountPattern);
  if (agencies.length === 0 && accounts.length === 0) return [];
  const bank =
    matches(text, bankPattern)[0]?.padStart(3, '0') ?? /^\W*(\d{3})(?![\d.-])/.exec(text)?.[1] ?? bankNamed(text);
  const kind = kindOf(text);
  return Array.from({ length: Math.max(agencies.length, accounts.length) }, (_, at) => ({
    ...(bank && { bank }),
    ...(agencies[at] && readAgency(completeAgency(agencies[at]))),
    ...(accounts[at] && readAccount(accounts[at])),
    ...(kind && { kind }),
  }));
}

const isBank = (cell: string | undefined) => cell !== undefined && /^\d{3}$/.test(cell);
const isAgency = (cell: string | undefined) => cell !== undefined && /^\d{1,4}(-[\dxp])?$|^\d{5}$/.test(cell);
const isDigit = (cell: string | undefined) => cell !== undefined && /^[\dxp]$/.test(cell);
const isAccount = (cell: string | undefined) =>
  cell !== undefined && /^\d[\d.]{1,16}[\dxp]$|^\d[\d.]{0,16}-[\dxp]$/.test(cell);

/** An account and, behind it, its check digit in a cell of its own. */
function joined(cells: readonly string[], at: number): string | undefined {
  const [cell, digit] = [cells[at], cells[at + 1]];
  return cell !== undefined && /^\d[\d.]*$/.test(cell) && isDigit(digit) ? `${cell}-${digit}` : cell;
}

/** `001 1234-5 12345678-9`: bank, agency and account one after the other, as the cells of a spreadsheet are. */
function readInOrder(cells: readonly string[], named: string | undefined, text: string): AccountParts[] {
  const kind = kindOf(text);
  const found: AccountParts[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? '';
    // A spreadsheet drops the zeros of a number.
    const code = isBank(cell)
      ? cell
      : text.includes('\t') && /^\d{1,3}$/.test(cell)
        ? cell.padStart(3, '0')
        : undefined;
    const bank = code ?? named;
    let next = code === undefined ? at : at + 1;
    if (bank === undefined || !isAgency(cells[next])) continue;
    const agency = readAgency(completeAgency(cells[next] ?? ''));
    next += 1;
    // The check digit in a cell of its own.
    if (agency.agencyDigit === '' && isDigit(cells[next]) && isAccount(joined(cells, next + 1))) {
      agency.agencyDigit = cells[next]?.toUpperCase() ?? '';
      next += 1;
    }
    const number = joined(cells, next);
    if (!isAccount(number)) continue;
    next += isDigit(cells[next + 1]) && !/[-xp]/.test(cells[next] ?? '') ? 1 : 0;
    found.push({ bank, ...agency, ...readAccount(number ?? ''), ...(kind && { kind }) });
    at = next;
  }
  return found;
}

const countParts = ({ bank, agency, account }: AccountParts) => [bank, agency, account].filter(Boolean).length;

/** A cell of a spreadsheet may have blanks. */
const cellsOf = (text: string) => text.split(text.includes('\t') ? /[\t;|]/ : /[\s;|,]+/).map((cell) => cell.trim());

function readLine(line: string): AccountParts[] {
  const text = foldText(line).replace(/ *- *(?=[\dxp](?![\p{L}\d]))/gu, '-');
  const named = readNamed(text);
  const accounts = named.length > 0 ? named : readInOrder(cellsOf(text), bankNamed(text), text);
  return accounts.filter((account) => countParts(account) > 1);
}

/**
 * The accounts in a text that names two parts or more of each: with names (`ag 1234-5 cc 12345-6`), or bank, agency and account one after the
 * other, also among other cells of a spreadsheet. A single number is none: it belongs to one box.
 */
export function readBankAccounts(given: string): AccountParts[] {
  if (given.length > longestText) return [];
  const lines = withHyphens(given.normalize('NFKC').replace(/\p{Cf}/gu, '')).split(/[\r\n]+/);
  const whole = lines.flatMap(readLine);
  // A message may have one part on each line.
  const accounts = whole.length > 0 ? whole : readLine(lines.join(' ; '));
  // The same account twice is one.
  return [...new Map(accounts.map((account) => [JSON.stringify(account), account])).values()];
}

/** The account in a text, in any way of writing it; null where it has none or several. */
export function readBankAccount(text: string): BankAccount | null {
  const [found, another] = readBankAccounts(text);
  return found && !another ? { ...noBankAccount, ...found } : null;
}

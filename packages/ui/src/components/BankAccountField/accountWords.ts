import { foldText } from '../../internal/collections/Combobox/foldText.ts';
import { withHyphens } from '../PixKeyField/readPixKey.ts';
import { brazilianBanks } from './brazilianBanks.ts';

/** Longer names first, so that `banco do brasil` is not read as `brasil`. */
const codes = new Map(
  brazilianBanks
    .flatMap(({ code, name, otherNames = [] }) => [name, ...otherNames].map((one) => [foldText(one), code] as const))
    .toSorted(([one], [other]) => other.length - one.length),
);
const bankNames = new RegExp(`(?<![\\p{L}\\d])(?:${[...codes.keys()].join('|')})(?![\\p{L}\\d])`, 'gu');
/** Names that are also common words. They count only at the start of a line or cell, or after `banco`. */
const commonNames = ['inter', 'original', 'pan', 'stone', 'safra', 'next', 'xp', 'bv', 'cora', 'neon', 'mercantil'];
const opensName = /(?:^|[\n\t]|\b(?:banco|bco))[\s:-]*$/;

const cpfOrCnpj = /(?<![\d.-])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})(?![\d.-])/g;
/** Spreadsheet cells with an amount or a date, which are not part of an account. */
const otherCell = /(?<=^|[\t\n])(?:r\$ ?)?(?:[\d.]+,\d{2}|\d{1,2}\/\d{1,2}\/\d{4})(?=$|[\t\n])/g;

const kinds = { corrente: 'c', poupanca: 's', pagamento: 'p' } as const;
const kindsOfAccount =
  /(?<!\p{L})(?:conta|cta)[\s.-]+(?:de )?(corrente|poupanca|pagamento|salario|bancaria|digital)(?!\p{L})/gu;

const labels: Record<string, string> = {
  ag: 'A',
  agencia: 'A',
  conta: 'C',
  cta: 'C',
  cc: 'Cc',
  corrente: 'Cc',
  poupanca: 'Cs',
  banco: 'B',
  bco: 'B',
  op: 'O',
  operacao: 'O',
  digito: 'D',
  dv: 'D',
  ...Object.fromEntries(
    ['n', 'no', 'numero', 'num', 'nr', 'de', 'do', 'da', 'e', 'o', 'a', 'sa'].map((it) => [it, '']),
  ),
};

const readWord = (word: string): string => {
  const bare = word.replace(/\.+$/, '');
  if (/^(?:@\d{3}|C[csp]?|[LW]|\d[\d.]*(?:-[\dxp]|[xp])?)$/.test(bare)) return bare;
  if (/\d/.test(bare)) return '?';
  const letters = bare.replace(/\P{L}/gu, '');
  return letters === '' ? '' : (labels[letters] ?? 'W');
};

/**
 * Converts a text into tokens, each followed by a blank. `@341` is a bank that was named. `B`, `A`, `C`, `O` and `D` are the labels of a bank,
 * agency, account, operation and check digit; `Cc`, `Cs` and `Cp` are accounts with their kind. `L` is a new line, `W` any other word, and
 * `?` a number in an unknown format. Other numbers are unchanged.
 */
export function accountWords(given: string): string {
  const text = foldText(withHyphens(given.normalize('NFKC').replace(/\p{Cf}/gu, '')))
    .replace(cpfOrCnpj, ' W ')
    .replace(otherCell, ' W ')
    // A check digit in a separate cell, after a hyphen with blanks around it, or after a slash.
    .replace(/(?<=\d)(?:\t| *[-/] *)(?=[\dxp](?![\p{L}\d/-]|[.,]\d))/gu, '-')
    .replace(/(?<!\p{L})c\.?\/?c\.?(?![\p{L}/])/gu, ' cc ')
    .replace(/(?<!\p{L})c\/p(?!\p{L})/gu, ' poupanca ')
    .replace(/(?<!\p{L})s[/.]a(?!\p{L})/gu, ' sa ')
    .replace(kindsOfAccount, (_, kind: string) => ` C${kind in kinds ? kinds[kind as keyof typeof kinds] : ''} `)
    .replace(bankNames, (name, at: number, text: string) =>
      commonNames.includes(name) && !opensName.test(text.slice(Math.max(0, at - 20), at))
        ? name
        : ` @${codes.get(name)} `,
    )
    .replace(/(?<!\p{L})(ag|agencia|cc|conta|cta|op|no?)[.:]*(?=\d)/gu, '$1 ')
    // Punctuation after the name of a bank ends the name.
    .replace(/(@\d{3}) *[-,;:|()\t]/g, '$1 L ')
    .replace(/[\r\n]+/g, ' L ');
  const words = text.split(/[\s;|,:()/]+/).map(readWord);
  return words
    .filter(Boolean)
    .map((word) => `${word} `)
    .join('')
    .replace(/(?<=(?:[ABDO]|C[csp]?) )L /g, '')
    .replace(/(@\d{3}) L (?!W)/g, '$1 ')
    .replace(/\bB (?=@)/g, '')
    .replace(/\bB (\d{1,3}) /g, (_, code: string) => `@${code.padStart(3, '0')} `)
    .replace(/@(\d{3}) (?=@\1 )/g, '')
    .replace(/(?<![\w@])(\d{3}) (?=@\1 )/g, '')
    .replace(/@(\d{3}) \1 /g, '@$1 ');
}

import { accountWords } from './accountWords.ts';
import { type BankAccount, completeAgency, noBankAccount, readAccount, readAgency } from './bankAccountTexts.ts';

/** The parts that a text names. */
type AccountParts = Partial<BankAccount>;

/** `single`: the text is at most one part, which stays in its box. `several`: more than one account. `unclear`: a part is not understood. */
type AccountReading = AccountParts | 'single' | 'several' | 'unclear';

const longestText = 2000;

const code = String.raw`(?<bank>\d{3})`;
const agency = String.raw`(?<agency>\d{4}(?:-[\dxp])?|\d{5})`;
const namedAgency = String.raw`(?<agency>\d{1,4}(?:(?:-| D )[\dxp])?|\d{5})`;
const account = String.raw`(?<account>\d[\d.]*(?:-| D )[\dxp]|\d[\d.]+[\dxp])`;
const operation = String.raw`(?:(?<operation>0\d\d) )?`;
const end = String.raw` (?![\dD])`;
const kind = String.raw`(?:C(?<kind>[csp])?(?: C(?<otherKind>[csp]))?)`;
const kindAfter = String.raw`(?:C(?<kindBehind>[csp]) (?![\dO]))?`;

/** The forms of a part of an account. At each position the first form that matches is used. */
const forms = [
  // 001 1234-5 12345678-9
  `@?${code} ${agency} ${operation}${account} ${kindAfter}`,
  // Itaú 1234 cc 12345-6
  `@${code} ${agency} (?=C)`,
  // Itaú; a following unknown word may belong to the name of another bank
  `@${code} (?!W)`,
  // 341 ag …
  `${code} (?=A )`,
  // ag/conta 1234/12345-6
  `A ${kind} ${agency} ${account}${end}`,
  // ag 1234-5
  `A ${namedAgency}${end}`,
  // conta corrente 12345-6, op 013 conta 12345-6, conta 013 00012345-6
  `(?:O (?<before>0\\d\\d) )?${kind} (?:O )?${operation}${account}${end}${kindAfter}`,
  // A row number before the code of the bank
  String.raw`(?<row>\d{1,2}) (?=(?:W )*\d{3} \d{4})`,
  // Other words
  '[LW] |C[csp]? (?![\\dO?])',
].map((form) => new RegExp(form, 'y'));

const kinds = { c: 'checking', s: 'savings', p: 'payment' } as const;

type Groups = Partial<Record<string, string>>;

/** An older account of Caixa: the operation, then eight digits. */
const withOperation = (text: string, operation: string) => {
  const { account, accountDigit } = readAccount(text);
  return { account: operation + account.padStart(8, '0'), accountDigit };
};

function accountIn(groups: Groups): AccountParts | 'unclear' {
  const text = (groups['account'] ?? '').replace(' D ', '-');
  const found = groups['before'] ?? groups['operation'];
  if (groups['before'] && groups['operation']) return 'unclear';
  const parts = found ? withOperation(text, found) : readAccount(text);
  const named = new Set([groups['kind'], groups['otherKind'], groups['kindBehind']].filter(Boolean));
  const [own] = named;
  // `readAccount` returns a number with too many digits unchanged.
  if (named.size > 1 || !/^\d{1,13}$/.test(parts.account ?? '') || (found && parts.account?.length !== 11))
    return 'unclear';
  return { ...parts, ...(own && { kind: kinds[own as keyof typeof kinds] }) };
}

const distinct = <Part>(parts: readonly Part[]) => [
  ...new Map(parts.map((part) => [JSON.stringify(part), part])).values(),
];

/** Reads the account in a text. A part that is repeated counts once. */
export function readAccountText(given: string): AccountReading {
  if (given.length > longestText) return 'unclear';
  const words = accountWords(given);
  const unread = (words.match(/[@\d?][^ ]*/g) ?? []).length > 1 ? 'unclear' : 'single';
  const isRow = given.includes('\t');
  const [banks, agencies, accounts]: [string[], AccountParts[], AccountParts[]] = [[], [], []];
  let hasOperation = false;
  for (let at = 0; at < words.length; ) {
    const found = forms
      .map((form) => {
        form.lastIndex = at;
        return form.exec(words);
      })
      .find((match) => match !== null && (isRow || !match.groups?.['row']));
    if (!found) return unread;
    at += found[0].length;
    const groups: Groups = found.groups ?? {};
    if (groups['bank']) banks.push(groups['bank']);
    if (groups['agency']) agencies.push(readAgency(completeAgency(groups['agency'].replace(' D ', '-'))));
    hasOperation ||= Boolean(groups['before'] || groups['operation']);
    if (!groups['account']) continue;
    const parts = accountIn(groups);
    if (parts === 'unclear') return 'unclear';
    accounts.push(parts);
  }
  const [bank, otherBank] = distinct(banks);
  const [agency, otherAgency] = distinct(agencies);
  const [account, otherAccount] = distinct(accounts);
  if (otherAgency || otherAccount) return 'several';
  // If no bank was found, an unknown word may be its name.
  if (otherBank || bank === '000' || (hasOperation && bank !== '104') || (!bank && /[BW]/.test(words))) return unread;
  if ([bank, agency, account].filter(Boolean).length < 2) return unread;
  return { ...(bank && { bank }), ...agency, ...account };
}

/** The account in a text; null if there is none or more than one, or if a part of the text is not understood. */
export function readBankAccount(text: string): BankAccount | null {
  const found = readAccountText(text);
  return typeof found === 'string' ? null : { ...noBankAccount, ...found };
}

interface Read {
  value: string;
  /** Whether zeros were added before the digits of the cell, so that the user should see the complete number. */
  isCompleted?: true;
}

/** An identifier as read from a cell of a file or of a pasted table. Only a `value` is ever sent. */
export type Identifier =
  | { kind: 'blank' }
  | ({ kind: 'good' } & Read)
  /** A warning, never an error: the number is unchanged but probably mistyped. */
  | ({ kind: 'doubtful'; doubt: string } & Read)
  | Fault;

/** Why a text is not the identifier, apart from the sentence about it. */
export type FaultCode =
  | 'shortened'
  | 'hidden'
  | 'cellError'
  | 'filler'
  | 'date'
  | 'phone'
  | 'cnpj'
  | 'several'
  | 'decimal'
  | 'words'
  | 'punctuation'
  | 'form';

/** `reason` is the sentence for a cell of a file; a field chooses its own by `code`. */
export interface Fault {
  kind: 'wrong';
  code: FaultCode;
  reason: string;
}

export const good = (value: string): Identifier => ({ kind: 'good', value });
export const doubtful = (value: string, doubt: string): Identifier => ({ kind: 'doubtful', value, doubt });
export const wrong = (code: FaultCode, reason: string): Fault => ({ kind: 'wrong', code, reason });

/** The name of an identifier with its article, as in `do CPF`. */
type OfTitle = `${'do' | 'da'} ${string}`;

export const shortened = wrong(
  'shortened',
  'O Excel encurtou este número. Formate a coluna como texto e copie de novo.',
);
export const severalNumbers = wrong('several', 'Há mais de um número na célula. Deixe um em cada linha.');
const phoneNumber = (ofTitle: OfTitle) => wrong('phone', `A célula tem um telefone no lugar ${ofTitle}.`);

/** Full-width digits become ASCII digits; `²` is not a digit. */
export const plainDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => digit.normalize('NFKC'));

/**
 * The text of a cell as a person sees it: without invisible characters, with ASCII digits, plain spaces and hyphens,
 * and without the apostrophe or the `="…"` that makes a spreadsheet keep a number as text. Separators around it belong to
 * other cells of a list.
 */
export function cleanCell(text: string): string {
  if (/^[0-9A-Z./-]*$/.test(text)) return text;
  const plain = /^[\x20-\x7e]*$/.test(text)
    ? text
    : plainDigits(text)
        .replace(/\p{Cf}/gu, '')
        .replace(/\p{Zs}/gu, ' ')
        .replace(/[\p{Pd}\u2212]/gu, '-');
  return plain
    .trim()
    .replace(/^'/, '')
    .replace(/^[;|\s]+|[;,|\s]+$/g, '')
    .replace(/^="(.*)"$/s, '$1')
    .trim();
}

/** Capitals of ASCII letters alone: `toUpperCase` turns the ligature `ﬀ` into two letters that nobody typed, and `ı` into `I`. */
export const inCapitals = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** An empty text, or the dash that people write for a missing value. */
export const isBlank = (text: string): boolean => /^-*$/.test(text);

/** `5,29982E+10`, `1E+17`, `5.2998224725E10`, `5.29982E 10` from an address; a run of digits with an E inside is a card number. */
export const scientific = /^(?:\d+[.,]\d* ?E ?[+-]?\d+|\d+ ?E ?[+-]\d+|\dE\d{1,3})$/i;

/** Texts that programs write for a missing value. */
const filler = /^(?:null|nil|none|nan|n\/?a|n\/?d|s\/?n|undefined|vazio)$/i;

const month = '(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)';
const isoDate = /^\d{4}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])(?:[T ]\d.*)?$/i;
const shownDate = /^(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|[12]\d|3[01])[-/.](?:\d{4}|\d{2})(?: \d.*)?$/;
const namedDate = new RegExp(`^(?:\\d{1,2}[-/. ](?:de )?)?${month}\\p{L}*\\.?[-/. ](?:de )?\\d{2,4}$`, 'iu');
/** A spreadsheet turns `19/04` and `04/1955` into dates, which it shows unchanged or as `19/abr`. */
const dayAndMonth = /^(?:0?[1-9]|[12]\d|3[01])[-/](?:0[1-9]|1[0-2])$/;
const monthAndYear = /^(?:(?:0?[1-9]|1[0-2])[-/](?:19|20)\d{2}|(?:19|20)\d{2}[-/](?:0[1-9]|1[0-2]))$/;
const dayAndNamedMonth = new RegExp(`^\\d{1,2}[-/. ](?:de )?${month}\\p{L}*\\.?$`, 'iu');

const dates = [isoDate, shownDate, namedDate, dayAndMonth, monthAndYear, dayAndNamedMonth];
/** A day with its year before other digits, as in `02/11/1985 123`. */
const dateFirst = /^(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d{2} /;
const isDate = (text: string): boolean => dateFirst.test(text) || dates.some((form) => form.test(text));

/** Only a phone number has an area code in parentheses or behind `+55`. */
const phone = /^(?:(?:\+|00)?55 ?)?\(0?\d{2}\) ?\d{4,5}[- .]?\d{4}$|^\+55 ?\d{2} ?\d{4,5}[- .]?\d{4}$/;
/** `11 98765-4321`. A card number may be written like this, a CPF is not. */
const spacedPhone = /^0?\d{2} ?\d{4,5}-\d{4}$/;

/** A day, month and year without separators: a masked field leaves them out. */
export const dateDigits = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d{2}$/;

/** The error that a cell has for any identifier. */
export function cellFault(text: string, ofTitle: OfTitle): Fault | undefined {
  if (scientific.test(text)) return shortened;
  if (/^#+$/.test(text))
    return wrong('hidden', 'A planilha mostra ##### no lugar do número. Alargue a coluna e copie de novo.');
  if ((text.startsWith('#') && text.length <= 20) || /^Err:\d+$/i.test(text))
    return wrong('cellError', `A célula tem um erro da planilha (${text}).`);
  if (filler.test(text))
    return wrong('filler', `“${text}” não é um número. Deixe a célula vazia se não houver ${ofTitle.slice(3)}.`);
  if (isDate(text)) return wrong('date', `A célula tem uma data no lugar ${ofTitle}.`);
  if (phone.test(text)) return phoneNumber(ofTitle);
  return undefined;
}

/** The error of a CPF that is written like a phone number. */
export const phoneFault = (text: string): Fault | undefined =>
  spacedPhone.test(text) ? phoneNumber('do CPF') : undefined;

/** The most digits of a number that a spreadsheet and JavaScript keep exactly. */
const exactDigits = 15;

/** The digits of a whole number in decimal notation, as in `5298224725.0`; undefined for any other text. */
export function readDecimal(text: string): Identifier | undefined {
  // Three digits and `.000` could also be thousands.
  const digits = /^(\d+)[.,]0{1,2}$/.exec(text)?.[1] ?? /^(\d{4,})[.,]0+$/.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const isLost = digits.length > exactDigits && (/^\d{15}0+$/.test(digits) || !Number.isSafeInteger(Number(digits)));
  return isLost ? shortened : good(digits);
}

import {
  cellFault,
  cleanCell,
  doubtful,
  good,
  inCapitals,
  type Identifier,
  isBlank,
  readDecimal,
  severalNumbers,
  wrong,
} from './cell.ts';

/** The value of a letter is its ASCII code minus 48: A is 17. */
const valueOf = (character: string): number => character.charCodeAt(0) - 48;

/** The weights are 2 to 9 from the right, repeated. */
function checkDigit(characters: string): string {
  const sum = [...characters].reduce(
    (total, character, at) => total + valueOf(character) * (2 + ((characters.length - 1 - at) % 8)),
    0,
  );
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
}

function validate(cnpj: string): Identifier {
  const first = checkDigit(cnpj.slice(0, 12));
  const hasValidCheckDigits = !/^0+$/.test(cnpj) && first + checkDigit(cnpj.slice(0, 12) + first) === cnpj.slice(12);
  return hasValidCheckDigits ? good(cnpj) : doubtful(cnpj, 'Confira o CNPJ: o dígito verificador não confere');
}

const written = /^([0-9A-Z]{2})[. ]?([0-9A-Z]{3})[. ]?([0-9A-Z]{3})[/ .]?([0-9A-Z]{4})[- ]?(\d{2})$/;

/**
 * Reads a CNPJ, whose first twelve characters may be letters. No zeros are added, because the missing characters may be
 * letters.
 */
export function readCnpj(cell: string): Identifier {
  const text = cleanCell(cell);
  if (isBlank(text)) return { kind: 'blank' };
  const fault = cellFault(text, 'do CNPJ');
  if (fault) return fault;
  const decimal = readDecimal(text);
  const groups = written.exec(decimal?.kind === 'good' ? decimal.value : inCapitals(text));
  if (groups) return validate(groups.slice(1).join(''));
  return /[\r\n;|]/.test(text) ? severalNumbers : wrong('form', 'CNPJ deve ter 14 posições');
}

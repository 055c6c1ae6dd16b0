/** The value of a letter is its ASCII code minus 48 (A is 17). Other libraries count from 10, which is wrong. */
const digitValue = (character: string): number => character.charCodeAt(0) - 48;

/** Weights 2 to 9 from the right, repeated. */
function checkDigit(characters: string): number {
  const weigh = (total: number, character: string, at: number) =>
    total + digitValue(character) * (2 + ((characters.length - 1 - at) % 8));
  const rest = [...characters].reduce(weigh, 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/**
 * Whether a clean CNPJ, numeric or with letters in its first twelve positions, has the right check digits. Use it for a warning, never to
 * block.
 */
export function isValidCnpj(cnpj: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^0+$/.test(cnpj)) return false;
  return checkDigit(cnpj.slice(0, 12)) === Number(cnpj[12]) && checkDigit(cnpj.slice(0, 13)) === Number(cnpj[13]);
}

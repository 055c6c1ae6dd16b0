/** Letters count as their ASCII code less 48 (A is 17), not as 10 and up: the slip that other libraries made. */
const worth = (character: string): number => character.charCodeAt(0) - 48;

/** Weights 2 to 9 from the right, over and over. */
function checkDigit(characters: string): number {
  const weigh = (total: number, character: string, at: number) =>
    total + worth(character) * (2 + ((characters.length - 1 - at) % 8));
  const rest = [...characters].reduce(weigh, 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Whether a clean CNPJ, numeric or with letters in its first twelve places, carries the right check digits. Warn with it, never block. */
export function isValidCnpj(cnpj: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^0+$/.test(cnpj)) return false;
  return checkDigit(cnpj.slice(0, 12)) === Number(cnpj[12]) && checkDigit(cnpj.slice(0, 13)) === Number(cnpj[13]);
}

/**
 * Whether fifteen clean digits are a Cartão Nacional de Saúde. The sixteenth digit on a card counts copies and is not part of the number.
 */
export function isValidCns(cns: string): boolean {
  if (!/^[12789]\d{14}$/.test(cns)) return false;
  const sum = [...cns].reduce((total, digit, at) => total + Number(digit) * (15 - at), 0);
  return sum % 11 === 0;
}

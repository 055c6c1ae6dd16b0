/** Whether fifteen clean digits are a Cartão Nacional de Saúde; the sixteenth on the card is the copy's number and no part of it. */
export function isValidCns(cns: string): boolean {
  if (!/^[12789]\d{14}$/.test(cns)) return false;
  const sum = [...cns].reduce((total, digit, at) => total + Number(digit) * (15 - at), 0);
  return sum % 11 === 0;
}

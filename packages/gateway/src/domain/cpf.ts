/** The two check digits of the first nine digits of a CPF. */
export function cpfCheckDigits(nine: string): string {
  const digit = (digits: string) => {
    const sum = [...digits].reduce((total, char, index) => total + Number(char) * (digits.length + 1 - index), 0);
    const rest = (sum * 10) % 11;
    return String(rest === 10 ? 0 : rest);
  };
  const first = digit(nine);
  return first + digit(nine + first);
}

export const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** Whether the check digits fit; an all-equal number is none. */
export function isCpf(digits: string): boolean {
  return /^\d{11}$/.test(digits) && !/^(\d)\1+$/.test(digits) && cpfCheckDigits(digits.slice(0, 9)) === digits.slice(9);
}

/** Module 10: weights 2 and 1 in turn from the right; the digits of each product are added. */
export function mod10CheckDigit(digits: string): number {
  const sum = [...digits].reduceRight(
    ({ total, weight }, digit) => {
      const product = Number(digit) * weight;
      return { total: total + Math.floor(product / 10) + (product % 10), weight: 3 - weight };
    },
    { total: 0, weight: 2 },
  ).total;
  return (10 - (sum % 10)) % 10;
}

/** Module 11: weights 2 to 9 from the right, repeated; the remainder of the sum. */
export const mod11Remainder = (digits: string): number =>
  [...digits].reduce((total, digit, at) => total + Number(digit) * (2 + ((digits.length - 1 - at) % 8)), 0) % 11;

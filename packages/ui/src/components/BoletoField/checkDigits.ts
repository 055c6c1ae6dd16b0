/** Weights 2 and 1 in turn from the right, the digits of each product added up. */
export function digitByTen(digits: string): number {
  const sum = [...digits].reduceRight(
    ({ total, weight }, digit) => {
      const product = Number(digit) * weight;
      return { total: total + Math.floor(product / 10) + (product % 10), weight: 3 - weight };
    },
    { total: 0, weight: 2 },
  ).total;
  return (10 - (sum % 10)) % 10;
}

/** Weights 2 to 9 from the right, over and over; the rest of the sum by 11. */
export const restByEleven = (digits: string): number =>
  [...digits].reduce((total, digit, at) => total + Number(digit) * (2 + ((digits.length - 1 - at) % 8)), 0) % 11;

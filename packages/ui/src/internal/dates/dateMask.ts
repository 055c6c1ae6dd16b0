const readDigits = (text: string) => text.replace(/\D/g, '').slice(0, 8);

/**
 * What has been typed so far as `dd/mm/aaaa`. The slash comes with the next digit, never before it, so that deleting
 * backwards is not held up by it; a slash typed after one digit means a day or month of one digit.
 */
export function maskDate(text: string): string {
  const padded = text.replace(/^(\d)\//, '0$1/').replace(/^(\d{2})\/?(\d)\//, '$1/0$2/');
  const digits = readDigits(padded);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '');
  return parts.join('/') + (endsWithTypedSlash(padded, digits) ? '/' : '');
}

const endsWithTypedSlash = (text: string, digits: string) =>
  text.endsWith('/') && (digits.length === 2 || digits.length === 4);

/** Where the caret stands in `masked` so that as many digits as before are on its left. */
export function caretAfterDigits(masked: string, digitCount: number): number {
  let seen = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (seen === digitCount) return index;
    if (masked[index] !== '/') seen += 1;
  }
  return masked.length;
}

export const countDigits = (text: string) => text.replace(/\D/g, '').length;

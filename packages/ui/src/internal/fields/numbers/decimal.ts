/**
 * A decimal number as text: `1234.5`, `-0.25`, `12`. No grouping, no leading or trailing zeros. A JavaScript number would round it: 0.1 +
 * 0.2 is 0.30000000000000004, and whole numbers beyond sixteen digits lose digits.
 */
export type DecimalText = string;

/** Digits after the point. */
export const scaleOf = (value: DecimalText) => value.split('.')[1]?.length ?? 0;

/** The number as a count of units of 10 to the power of −`scale`. */
export function toUnits(value: DecimalText, scale: number): bigint {
  const [integerPart = '', part = ''] = value.split('.');
  return BigInt(integerPart + part.padEnd(scale, '0'));
}

/** Without leading or trailing zeros, and without a minus before zero. */
export function cleanDecimal(text: string): DecimalText {
  const [integerPart = '', part = ''] = text.replace('-', '').split('.');
  const rest = part.replace(/0+$/, '');
  const size = integerPart.replace(/^0+(?=\d)/, '') + (rest && `.${rest}`);
  return text.startsWith('-') && size !== '0' ? `-${size}` : size;
}

export function fromUnits(units: bigint, scale: number): DecimalText {
  const digits = String(units)
    .replace('-', '')
    .padStart(scale + 1, '0');
  const at = digits.length - scale;
  return cleanDecimal(`${units < 0n ? '-' : ''}${digits.slice(0, at)}.${digits.slice(at)}`);
}

/** Negative, zero or positive, as `sort` expects. */
export function compareDecimals(a: DecimalText, b: DecimalText): number {
  const scale = Math.max(scaleOf(a), scaleOf(b));
  return Number(toUnits(a, scale) - toUnits(b, scale));
}

interface StepBase {
  step: DecimalText;
  /** The value from which steps are counted. */
  base: DecimalText;
}

/** The nearest multiples of the step below and above `value`; both are `value` if it is a multiple. */
export function neighbours(value: DecimalText, { step, base }: StepBase): { lower: DecimalText; upper: DecimalText } {
  const scale = Math.max(scaleOf(value), scaleOf(step), scaleOf(base));
  const [units, size, start] = [value, step, base].map((text) => toUnits(text, scale)) as [bigint, bigint, bigint];
  const over = (((units - start) % size) + size) % size;
  const lower = units - over;
  return { lower: fromUnits(lower, scale), upper: fromUnits(over === 0n ? lower : lower + size, scale) };
}

/** The value after `times` steps, up or down. From a value between two multiples the first step goes to the next multiple. */
export function stepDecimal(value: DecimalText, grid: StepBase, times: number): DecimalText {
  const { lower, upper } = neighbours(value, grid);
  const from = times > 0 ? lower : upper;
  const scale = Math.max(scaleOf(from), scaleOf(grid.step));
  return fromUnits(toUnits(from, scale) + BigInt(times) * toUnits(grid.step, scale), scale);
}

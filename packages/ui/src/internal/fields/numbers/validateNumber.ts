import { compareDecimals, type DecimalText, neighbours, scaleOf, stepDecimal } from './decimal.ts';
import { type NumberWriting, readNumberText } from './readNumberText.ts';

export interface NumberRules extends NumberWriting {
  /** The maximum number of decimals, and the minimum that is shown. */
  decimals: { max: number; min: number };
  min: DecimalText;
  max?: DecimalText | null | undefined;
  /** Values between the steps are refused. */
  step?: DecimalText | null | undefined;
  /** The step of an arrow key if there is no `step`: it goes to the next multiple. @default '1' */
  arrowStep?: DecimalText | undefined;
}

export type NumberProblem = 'incomplete' | 'decimals' | 'min' | 'max' | 'step';

interface ReadNumber {
  /** Null while the text is empty or has a problem. */
  value: DecimalText | null;
  problem?: NumberProblem | undefined;
  /** The nearest allowed values below and above a refused value. */
  near?: { lower: DecimalText; upper: DecimalText } | undefined;
}

/** The size of the steps of an arrow key, and the value from which they are counted: `min` if there is a `step`. */
export const stepBaseOf = ({ min, step, arrowStep: arrow = '1' }: NumberRules) =>
  step ? { base: min, step } : { base: '0', step: arrow };

export const allowsNegative = ({ min }: NumberRules) => min.startsWith('-');

/** The number after an arrow key, from a number or from an empty field; never beyond the limits. */
export function stepNumber(value: DecimalText | null, rules: NumberRules, times: number): DecimalText {
  const { min, max } = rules;
  const grid = stepBaseOf(rules);
  const next = value === null ? '0' : stepDecimal(value, grid, times);
  if (compareDecimals(next, min) < 0) return min;
  if (!max || compareDecimals(next, max) <= 0) return next;
  return rules.step ? neighbours(max, grid).lower : max;
}

/** Validates a text by the rules of the field. */
export function validateNumber(text: string, rules: NumberRules): ReadNumber {
  if (text.trim() === '') return { value: null };
  const value = readNumberText(text, rules);
  if (value === undefined) return { value: null, problem: 'incomplete' };
  if (scaleOf(value) > rules.decimals.max) return { value: null, problem: 'decimals' };
  if (compareDecimals(value, rules.min) < 0) return { value: null, problem: 'min' };
  if (rules.max && compareDecimals(value, rules.max) > 0) return { value: null, problem: 'max' };
  if (!rules.step) return { value };
  const near = neighbours(value, stepBaseOf(rules));
  return near.lower === near.upper ? { value } : { value: null, problem: 'step', near };
}

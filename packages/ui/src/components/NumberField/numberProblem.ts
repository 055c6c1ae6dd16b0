import type { Messages } from '../../i18n/ptBR.ts';
import type { DecimalText } from '../../internal/fields/numbers/decimal.ts';
import { stepBaseOf, type NumberProblem, type NumberRules } from '../../internal/fields/numbers/validateNumber.ts';

interface Validation {
  problem?: NumberProblem | undefined;
  near?: { lower: DecimalText; upper: DecimalText } | undefined;
}

interface Words {
  numbers: Messages['numbers'];
  /** Formats a value as the field shows it. */
  write: (value: DecimalText) => string;
}

/** The field's message about an invalid number. */
export function numberProblem({ problem, near }: Validation, rules: NumberRules, { numbers, write }: Words) {
  switch (problem) {
    case 'incomplete':
      return numbers.incomplete(rules.decimals.max > 0);
    case 'decimals':
      return numbers.decimals(rules.decimals.max);
    case 'min':
      return numbers.min(write(rules.min));
    case 'max':
      return numbers.max(write(rules.max ?? ''));
    case 'step':
      return near && numbers.step(write(stepBaseOf(rules).step), write(near.lower), write(near.upper));
    default:
      return undefined;
  }
}

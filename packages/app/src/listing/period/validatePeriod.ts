import type { PickedPeriod } from '../../dates/period.ts';
import type { FormErrors } from '../../forms/suiteValidator.ts';

/** The picker's own message takes precedence. */
const messages = (problem: string | undefined, isMissing: boolean, missing: string) =>
  problem === undefined ? (isMissing ? [missing] : []) : [problem];

/** No Vest here: two rules of a list's filters are not worth its size before the first rows. */
const validate = ({ start, end, startProblem, endProblem }: PickedPeriod, isRequired: boolean): FormErrors => ({
  start: messages(startProblem, start === null && (isRequired || end !== null), 'Data inicial obrigatória'),
  end: messages(endProblem, end === null && (isRequired || start !== null), 'Data final obrigatória'),
});

/** Both dates. */
export const validatePeriod = ({ period }: { period: PickedPeriod }) => validate(period, true);

/** Both dates or none. */
export const validateOptionalPeriod = ({ period }: { period: PickedPeriod }) => validate(period, false);

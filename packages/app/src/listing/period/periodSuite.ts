import type { PickedPeriod } from '../../dates/period.ts';
import type { FormSuite } from '../../forms/useForm.ts';

/** What the picker itself says comes first. */
const messages = (problem: string | undefined, isMissing: boolean, missing: string) =>
  problem === undefined ? (isMissing ? [missing] : []) : [problem];

/** No Vest here: two rules of a list's filters are not worth 20 kB before its first rows. */
const createSuite = (isRequired: boolean): FormSuite<{ period: PickedPeriod }> => ({
  runStatic: ({ period: { start, end, startProblem, endProblem } }) => ({
    getErrors: () => ({
      start: messages(startProblem, start === null && (isRequired || end !== null), 'Data inicial obrigatória'),
      end: messages(endProblem, end === null && (isRequired || start !== null), 'Data final obrigatória'),
    }),
  }),
});

/** Both dates. */
export const createPeriodSuite = () => createSuite(true);

/** Both dates or none. */
export const createOptionalPeriodSuite = () => createSuite(false);

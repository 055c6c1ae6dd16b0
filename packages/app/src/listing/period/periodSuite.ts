import { create, enforce, test } from 'vest';
import type { PickedPeriod } from '../../dates/period.ts';

/** What the picker itself says comes first. */
const createSuite = (isRequired: boolean) =>
  create(({ period }: { period: PickedPeriod }) => {
    const asksFor = (own: string | null, other: string | null) => isRequired || (own === null && other !== null);
    test('start', period.startProblem ?? 'Data inicial obrigatória', () => {
      enforce(period.startProblem).isUndefined();
      if (asksFor(period.start, period.end)) enforce(period.start).isNotNullish();
    });
    test('end', period.endProblem ?? 'Data final obrigatória', () => {
      enforce(period.endProblem).isUndefined();
      if (asksFor(period.end, period.start)) enforce(period.end).isNotNullish();
    });
  });

/** Both dates. */
export const createPeriodSuite = () => createSuite(true);

/** Both dates or none. */
export const createOptionalPeriodSuite = () => createSuite(false);

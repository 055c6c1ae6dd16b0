import { create, enforce, test } from 'vest';
import type { PickedPeriod } from '../../lib/pickedPeriod.ts';

export interface ReportDraft {
  period: PickedPeriod;
  ansId: string | null;
  brandId: string | null;
}

export const createReportSuite = () =>
  create(({ period }: ReportDraft) => {
    test('start', period.startProblem ?? 'Data inicial obrigatória', () => {
      enforce(period.startProblem).isUndefined();
      enforce(period.start).isNotNullish();
    });
    test('end', period.endProblem ?? 'Data final obrigatória', () => {
      enforce(period.endProblem).isUndefined();
      enforce(period.end).isNotNullish();
    });
  });

import { DateRangePicker } from '@oraculo/ui';
import { useCallback } from 'react';
import type { PickedPeriod } from '../../dates/period.ts';
import type { useForm } from '../../forms/useForm.ts';

interface WithPeriod {
  period: PickedPeriod;
}

interface PeriodFieldProps {
  form: Pick<ReturnType<typeof useForm<WithPeriod>>, 'values' | 'change' | 'touch' | 'refOf' | 'errorOf'>;
  /** @default 720 */
  maxSpanDays?: number | undefined;
  isRequired?: boolean;
  isClearable?: boolean;
}

/** Two dates up to today; the form checks them with `validatePeriod`. */
export function PeriodField({ form, maxSpanDays = 720, ...picker }: PeriodFieldProps) {
  const { change, values } = form;
  const saveProblems = useCallback(
    ({ start, end }: { start?: string; end?: string }) =>
      change((current) => ({ period: { ...current.period, startProblem: start, endProblem: end } })),
    [change],
  );
  return (
    <DateRangePicker
      {...picker}
      maxSpanDays={maxSpanDays}
      label="Período"
      value={values.period}
      onChange={(next) => change((current) => ({ period: { ...current.period, ...next } }))}
      onValidityChange={saveProblems}
      onBlur={() => form.touch(['start', 'end'])}
      startRef={form.refOf('start')}
      endRef={form.refOf('end')}
      startError={form.errorOf('start')}
      endError={form.errorOf('end')}
      allowFuture={false}
    />
  );
}

import type { EligibilityRecord } from '@oraculo/api-client';
import type { StackedBarPart } from '@oraculo/ui';
import { recordStatus } from './recordColumns.tsx';
import { statusLooks } from '../../statuses/statusLook.ts';

/** How many of these rows are active and how many are not; what other pages hold is not known here. */
export function recordParts(records: readonly EligibilityRecord[]): StackedBarPart[] {
  const count = (name: ReturnType<typeof recordStatus>) =>
    records.filter((record) => recordStatus(record) === name).length;
  const withoutStatus = count(undefined);
  return [
    { id: 'active', label: statusLooks.active.text, value: count('active'), tone: statusLooks.active.tone },
    { id: 'inactive', label: statusLooks.inactive.text, value: count('inactive'), tone: statusLooks.inactive.tone },
    ...(withoutStatus > 0
      ? [{ id: 'unknown', label: 'Sem status', value: withoutStatus, tone: 'neutral' } satisfies StackedBarPart]
      : []),
  ];
}

import { limits } from '@oraculo/api-client/contract';
import { DomainError } from './DomainError.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Both days count; the screens have the same limit. */
export function checkRange(firstDate: string, lastDate: string): void {
  // A date without a time is midnight in UTC, where every day has 24 hours.
  const days = (Date.parse(lastDate) - Date.parse(firstDate)) / dayMs;
  if (days < 0) throw new DomainError('invalid', 'A data final é anterior à data inicial.');
  if (days > limits.periodDays) throw new DomainError('invalid', `Intervalo máximo de ${limits.periodDays} dias`);
}

import { limits } from '@oraculo/api-client/contract';
import { DomainError } from './DomainError.ts';
import { daysBetween } from './saoPauloDay.ts';

/** Both ends included; the screens have the same limit. */
export function checkRange(firstDate: string, lastDate: string): void {
  const days = daysBetween(firstDate, lastDate);
  if (days < 0) throw new DomainError('invalid', 'A data final é anterior à data inicial.');
  if (days > limits.periodDays) throw new DomainError('invalid', `Intervalo máximo de ${limits.periodDays} dias`);
}
